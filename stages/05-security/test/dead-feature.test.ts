import { contract, guards, type TestContext } from './contract.ts'
import { what } from './what-signals.ts'

/** Each file set, and the functions that nobody calls in it. */
async function finds(
  t: TestContext,
  files: Record<string, string>,
  ...names: string[]
): Promise<void> {
  const found = await contract(t).unreached(files)
  const listed = found.map(({ file, name }) => `${file} ${name}`).toSorted()
  t.equal(listed, names.toSorted(), what.nobodyCalls)
}

const lines = (...parts: string[]): string => `${parts.join('\n')}\n`

const FEATURE = 'export function review(list: string[]) { return list.length }\n'

guards('dead-feature', 'no-calls', async t => {
  const dead = 'src/review.ts review'
  const main = 'src/main.ts'
  const file = { 'src/review.ts': FEATURE }
  await finds(t, file, dead)
  for (const test of [
    'test/review.test.ts',
    'src/review.test.ts',
    'src/review.spec.ts',
  ]) {
    const text = lines("import { review } from '../src/review.ts'", 'review([])')
    await finds(t, { ...file, [test]: text }, dead)
  }
  const idle = {
    comments: lines('// review(list) is called here', '/* review([]) */'),
    texts: lines('console.log(\'review()\', "review([])")', 'const t = `review()`'),
    import: lines("import { review } from './review.ts'", 'console.log(1)'),
    'type import': lines("import type { review } from './review.ts'"),
    're-export': lines("export { review } from './review.ts'"),
    'all of it': lines("export * from './review.ts'"),
  }
  for (const text of Object.values(idle))
    await finds(t, { ...file, [main]: text }, dead)
  const recursive = lines(
    'export function walk(n: number): number {',
    '  return n === 0 ? 0 : walk(n - 1)',
    '}',
  )
  await finds(t, { 'src/walk.ts': recursive }, 'src/walk.ts walk')
  const arrow = 'export const look = (n: number): number => (n ? look(n - 1) : 0)\n'
  await finds(t, { 'src/look.ts': arrow }, 'src/look.ts look')
})

guards('dead-feature', 'real-uses', async t => {
  const main = 'src/main.ts'
  const file = { 'src/review.ts': FEATURE }
  const uses = {
    call: lines("import { review } from './review.ts'", 'review([])'),
    value: lines("import { review } from './review.ts'", 'lists.map(review)'),
    member: lines(
      "import { review } from './review.ts'",
      'export const all = { review }',
    ),
    otherwise: lines("import { review as look } from './review.ts'", 'look([])'),
    namespace: lines("import * as all from './review.ts'", 'all.review([])'),
    template: lines(
      "import { review } from './review.ts'",
      `print(\`\${review([])}\`)`,
    ),
    'after a comment': lines(
      "import { review } from './review.ts'",
      "const url = 'https://example.com' // not a comment before",
      'review([url])',
    ),
  }
  for (const text of Object.values(uses)) await finds(t, { ...file, [main]: text })
  await finds(t, {
    ...file,
    'src/index.ts': "export { review } from './review.ts'\n",
    [main]: lines("import { review } from './index.ts'", 'review([])'),
  })
  const own = lines(
    'export function inner() { return 1 }',
    'export const outer = async () => inner()',
    'void outer()',
  )
  await finds(t, { 'src/own.ts': own })
  // A test by its name only; what it calls does run.
  const latest = lines("import { review } from './review.ts'", 'review([])')
  await finds(t, { ...file, 'src/latest.ts': latest, 'src/contest.ts': '' })
})

guards('dead-feature', 'same-name', async t => {
  const close = 'export function close() {}\n'
  await finds(
    t,
    {
      'src/a.ts': close,
      'src/b.ts': close,
      'src/main.ts': lines("import { close } from './a.ts'", 'close()'),
    },
    'src/b.ts close',
  )
  await finds(
    t,
    { 'src/a.ts': close, 'src/main.ts': 'socket.close()\n' },
    'src/a.ts close',
  )
  const mixed = lines(
    'export function used() {}',
    'export function unused() {}',
    'export const LIMIT = 5',
    'export type Unused = string',
    'function inside() {}',
  )
  const main = lines("import { LIMIT, used } from './mixed.ts'", 'used()')
  await finds(t, { 'src/mixed.ts': mixed, 'src/main.ts': main }, 'src/mixed.ts unused')
})
