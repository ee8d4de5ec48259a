/** `pnpm connect` with clients of every bad kind: one sentence, and no hanging. */
import { afterAll, expect, test, vi } from 'vitest'
import {
  clientOf,
  connect,
  legacyServer,
  NAIVE_CLIENT,
  removeScratch,
  serverOf,
  solution,
  TOOLS,
} from './connect-fixture.ts'

vi.setConfig({ testTimeout: 40_000 })
afterAll(removeScratch)

const REFUSED: { what: string; code: string; says: RegExp }[] = [
  {
    what: 'throws',
    code: `export async function connect() {\n  throw new RangeError('out of ideas')\n}`,
    says: /problem connect\(\): .*src\/client\.ts:2.*RangeError "out of ideas"/,
  },
  {
    what: 'throws where nobody can catch it',
    code: `export const connect = () => new Promise(() => {
      setTimeout(() => { null.nothing }, 5)
    })`,
    says: /src\/client\.ts:2.*TypeError/,
  },
  {
    what: 'is a gap',
    code: `class NotImplemented extends Error { name = 'NotImplemented' }
      export function connect() { throw new NotImplemented('two-eras') }`,
    says: /gap two-eras is not filled yet.*src\/client\.ts:2.*pnpm hint two-eras/,
  },
  {
    what: 'ends its process',
    code: 'export function connect() { process.exit(4) }',
    says: /ended its own process \(exit code 4\)/,
  },
  {
    what: 'exports something else',
    code: 'export const connect = 42',
    says: /src\/client\.ts does not export connect/,
  },
  {
    what: 'does not load',
    code: 'export function connect() {\n  return 1\n}}',
    says: /src\/client\.ts:3 does not load/,
  },
  {
    what: 'imports what is not there',
    code: "import { a } from './nowhere.ts'\nexport const connect = a",
    says: /src\/client\.ts:1 does not load/,
  },
  {
    what: 'gives no list',
    code: 'export const connect = () => ({ listTools() {}, stats: () => ({}), close() {} })',
    says: /listTools\(\): expected array, got undefined/,
  },
  {
    what: 'has no methods',
    code: 'export const connect = () => ({})',
    says: /does not export connect\(\)\.listTools/,
  },
]

test.concurrent.each(REFUSED)('one that $what', async ({ code, says }) => {
  const printed = await connect([...clientOf(code), '--', 'no-such-command'])
  expect(printed.code).toBe(1)
  expect(printed.flat).toMatch(says)
})

test.concurrent('one that does not load, as JSON', async () => {
  const typed = [...clientOf('export {'), '--json', '--', 'no-such-command']
  const { code, out } = await connect(typed)
  expect(code).toBe(1)
  expect(JSON.parse(out)).toMatchObject({ command: 'connect', ok: false })
})

test.concurrent('one that computes for ever is ended at the limit', async () => {
  const busy = clientOf('export function connect() { for (;;); }')
  const { code, flat } = await connect([...busy, '--timeout', '1', '--', 'x'])
  expect(code).toBe(1)
  expect(flat).toContain('never settled (1000 ms). It has not started the server.')
})

test.concurrent('one that never takes the answer: the wire shows that it came', async () => {
  await using server = await serverOf(legacyServer(TOOLS))
  const deaf = clientOf(NAIVE_CLIENT.replace('waiting.get(id)?.(result)', ''))
  const { code, flat } = await connect([...deaf, '--timeout', '5', ...server.command])
  expect(code).toBe(1)
  expect(flat).toContain(
    'The server has answered initialize (id 1); the answer did not get through',
  )
  await server.gone
})

test.concurrent('what it writes to the console is shown', async () => {
  await using server = await serverOf(legacyServer(TOOLS))
  const chatty = clientOf(`console.log('here I am');${NAIVE_CLIENT}`)
  const { code, out } = await connect([...chatty, ...server.command])
  expect(code).toBe(0)
  expect(out).toMatch(/console +here I am/)
})

test.concurrent('what it claims is held against the wire', async () => {
  await using server = await serverOf(legacyServer(TOOLS))
  const liar = clientOf(NAIVE_CLIENT.replace("era: 'legacy'", "era: 'modern'"))
  const { code, flat } = await connect([...liar, ...server.command])
  expect(code).toBe(0)
  expect(flat).toContain('your stats() say modern 2025-11-25; the wire says otherwise')
})

// Alone: every session in this process hears the signal.
test('a signal ends everything, and becomes the exit code', async () => {
  await using server = await serverOf('process.stdin.resume()')
  const typed = [...solution('zero-sdk'), '--era', 'modern', ...server.command]
  const running = connect(typed)
  await server.started
  process.emit('SIGHUP')
  const { code, flat } = await running
  expect(code).toBe(129)
  expect(flat).toContain('interrupted by you')
  await server.gone
})
