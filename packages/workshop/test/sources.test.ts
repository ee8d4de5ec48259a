/** What holds in every source file, whatever it is about. */
import { describe, expect, test } from 'vitest'
import { packages, read, tracked } from './tracked-files.ts'

/** `packages/probe` has its adapters outside `src/`. */
const PURE = [
  '@workshop/wire',
  '@workshop/syllabus',
  '@workshop/report',
  '@workshop/probe',
]

describe('the sources', () => {
  const sources = tracked.filter(file => /\.(ts|js)$/.test(file))

  test('pure packages import no Node', () => {
    const pure = packages.filter(({ name }) => PURE.includes(name))
    const impure = sources
      .filter(file => pure.some(({ folder }) => file.startsWith(`${folder}/src/`)))
      // A line that begins with a quote is a text, and may speak of anything.
      .filter(file => /from 'node:|import 'node:|^ *[^ '].*process\./m.test(read(file)))
    expect(pure.length).toBe(PURE.length)
    expect(impure).toEqual([])
  })

  test('nothing imports a leaf by path', () => {
    // The tools of the guide run pure modules in the reader's browser.
    const offenders = sources
      .filter(file => !/^(stages|solutions|docs\/\.vitepress\/tools)\//.test(file))
      .filter(file =>
        /^(?!\s*").*(from|import\() ?'[^']*\/(stages|solutions)\//m.test(read(file)),
      )
    expect(offenders).toEqual([])
  })

  test('files that learners read stay under 200 lines', () => {
    const long = sources
      .filter(file => /^(stages|solutions)\//.test(file) && !file.includes('/test/'))
      .map(file => ({ file, lines: read(file).split('\n').length - 1 }))
      .filter(({ lines }) => lines > 200)
    expect(long).toEqual([])
  })

  test('every test of a stage carries a pitfall', () => {
    const bare = sources
      .filter(file => /^stages\/.*\.test\.ts$/.test(file))
      .filter(file => /from 'vitest'/.test(read(file)))
    expect(bare).toEqual([])
  })

  test('every path that the README links to exists, and every command it names', () => {
    const readme = read('README.md')
    const links = [...readme.matchAll(/\]\(([^)#]+)\)/g)].map(([, link = '']) => link)
    const missing = links.filter(
      link => !/^https?:/.test(link) && !tracked.includes(link),
    )
    expect(missing).toEqual([])
    const { scripts } = JSON.parse(read('package.json')) as {
      scripts: Record<string, string>
    }
    const commands = [...readme.matchAll(/^(?:npx -y pnpm@12|pnpm) ([a-z][a-z:-]*)/gm)]
    expect(commands.length).toBeGreaterThan(8)
    const unknown = commands
      .map(([, name = '']) => name)
      .filter(name => !(name in scripts))
    expect(unknown).toEqual([])
  })
})
