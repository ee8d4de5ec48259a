/** Everything the site is made from, as one hash: built again only when it differs. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { MADE } from './generate.ts'
import { LANGUAGES } from './page.ts'
import { ROOT } from './root.ts'

const FOLDERS = [
  'docs/en',
  'docs/zh',
  'docs/data',
  'docs/public',
  'docs/src',
  'docs/.vitepress',
  'packages',
  'solutions',
  'grader/mutants',
]

const IGNORED =
  /^(node_modules|\.turbo|\.temp|\.building.*|dist|dist-next|cache|generated|test|coverage)$/

/** Made from the rest. */
const OURS = LANGUAGES.flatMap(language => MADE.map(made => `docs/${language}/${made}`))

export function fingerprint(): string {
  const hash = createHash('sha256')
  for (const folder of FOLDERS) {
    for (const file of filesIn(join(ROOT, folder))) {
      hash
        .update(`${relative(ROOT, file)}\0`)
        .update(readFileSync(file))
        .update('\0')
    }
  }
  return hash.digest('hex')
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !IGNORED.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(entry => {
      const place = join(folder, entry.name)
      if (OURS.includes(relative(ROOT, place))) return []
      if (entry.isDirectory()) return filesIn(place)
      return entry.isFile() ? [place] : []
    })
}
