/**
 * Makes the pages that come from data, before VitePress reads the folder: real files,
 * because pages of dynamic routes are absent from the local search.
 */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LANGUAGES, type Page } from './page.ts'
import { conformancePage } from './pages/conformance.ts'
import { factPage } from './pages/facts.ts'
import { glossaryPage } from './pages/glossary.ts'
import { guidePage } from './pages/guide.ts'
import { interviewPages } from './pages/interview.ts'
import { pitfallPages } from './pages/pitfalls.ts'
import { schedulePage } from './pages/schedule.ts'
import { speedPage } from './pages/speed.ts'
import { stagePages } from './pages/stages.ts'
import { translationPage } from './pages/translation.ts'

export const DOCS = fileURLToPath(new URL('..', import.meta.url))

/** Folders and files that are made here and nowhere else. */
export const MADE = [
  'pitfalls',
  'stages',
  'interview',
  'guide/index.md',
  'facts.md',
  'glossary.md',
  'about/conformance.md',
  'about/speed.md',
  'about/translation.md',
  'teach/schedule.md',
]

/** @returns how many pages were written */
export async function generate(): Promise<number> {
  const pages: Page[] = []
  for (const language of LANGUAGES) {
    pages.push(
      ...(await pitfallPages(language)),
      ...stagePages(language),
      ...interviewPages(language),
      factPage(language),
      glossaryPage(language),
      guidePage(language),
      schedulePage(language),
      conformancePage(language),
      speedPage(language),
      translationPage(language),
    )
  }
  for (const { path, text } of pages) writeWhereDifferent(join(DOCS, path), text)
  const wanted = new Set(pages.map(({ path }) => path))
  for (const path of madeBefore()) if (!wanted.has(path)) rmSync(join(DOCS, path))
  return pages.length
}

/** Others may be reading: a page that stays as it is is not touched. */
function writeWhereDifferent(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** What lies in the folders that belong to us, from whichever run. */
function madeBefore(): string[] {
  return LANGUAGES.flatMap(language => MADE.map(made => `${language}/${made}`))
    .filter(made => existsSync(join(DOCS, made)))
    .flatMap(made =>
      made.endsWith('.md')
        ? [made]
        : readdirSync(join(DOCS, made)).map(file => `${made}/${file}`),
    )
}
