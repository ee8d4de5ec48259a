/** `pnpm connect --config` with managers of every bad kind: said, and no hanging. */
import { afterAll, expect, test, vi } from 'vitest'
import {
  configOf,
  connectConfig,
  entryOf,
  hollow,
  managerOf,
  ownManager,
} from './connect-config-fixture.ts'
import { removeScratch, serverOf } from './connect-fixture.ts'

vi.setConfig({ testTimeout: 40_000 })
afterAll(removeScratch)

const REFUSED: { what: string; code: string; says: RegExp }[] = [
  {
    what: 'throws',
    code: `export function createManager() {\n  throw new RangeError('no idea')\n}`,
    says: /problem createManager\(\): .*src\/manager\.ts:2.*RangeError "no idea"/,
  },
  {
    what: 'is a gap',
    code: `class NotImplemented extends Error { name = 'NotImplemented' }
      export function createManager() { throw new NotImplemented('state-machine') }`,
    says: /gap state-machine is not filled yet.*pnpm hint state-machine/,
  },
  {
    what: 'exports something else',
    code: 'export const createManager = 42',
    says: /src\/manager\.ts does not export createManager \(got number\)/,
  },
  {
    what: 'does not load',
    code: 'export function createManager() {\n  return 1\n}}',
    says: /src\/manager\.ts:3 does not load/,
  },
  {
    what: 'has no events',
    code: 'export const createManager = () => ({})',
    says: /does not export createManager\(\)\.on/,
  },
  {
    what: 'gives no list',
    code: hollow('status: () => 3'),
    says: /status\(\): expected array, got number/,
  },
  {
    what: 'ends its process',
    code: hollow('connectAll: () => process.exit(4)'),
    says: /connectAll\(\): your code has ended its own process \(exit code 4\)/,
  },
  {
    what: 'throws where nobody can catch it',
    code: hollow('connectAll: () => new Promise(() => setTimeout(() => null.x, 5))'),
    says: /src\/manager\.ts:4.*TypeError/,
  },
  {
    what: 'computes for ever',
    code: hollow('connectAll() { for (;;); }'),
    says: /connectAll\(\): the call never settled \(5000 ms\)/,
  },
  {
    what: 'rejects because of one server',
    code: hollow("connectAll: async () => { throw new Error('a is ill') }"),
    says: /a +x not in status\(\).*connectAll\(\): .*a is ill/,
  },
]

test.concurrent.each(REFUSED)('one that $what', async ({ code, says }) => {
  const file = configOf({ a: { command: 'no-such-command' } })
  const typed = [...ownManager(code), '--timeout', '1']
  const printed = await connectConfig(file, typed)
  expect(printed.code).toBe(1)
  expect(printed.flat).toMatch(says)
})

test.concurrent('one whose loadConfig gives something else', async () => {
  const file = configOf({})
  const own = ownManager(hollow(), 'export const loadConfig = () => null')
  const { code, flat } = await connectConfig(file, own)
  expect(code).toBe(1)
  expect(flat).toContain('loadConfig(): expected object, got null')
})

const START = `
  import { spawn } from 'node:child_process'
  const start = ({ config: { command, args } }) =>
    spawn(command, args, { stdio: 'pipe', detached: true })
`

test.concurrent('one that leaves its servers running: they are ended', async () => {
  await using server = await serverOf('setInterval(() => {}, 1e6)')
  const row = "status: () => [{ name: 'a', status: 'connected', tools: 1 }]"
  const forgetful = hollow(`${row}, async connectAll() { servers.map(start) }`)
  const typed = ownManager(START + forgetful)
  const { code, flat } = await connectConfig(configOf({ a: entryOf(server) }), typed)
  expect(code).toBe(0)
  expect(flat).toContain('left processes running (1)')
  expect(flat).toContain('your tools() list 0, your status() count 1')
  expect(flat).toContain('pnpm hint')
  await server.gone
})

// Alone: every session in this process hears the signal.
test('a signal ends everything, and becomes the exit code', async () => {
  await using server = await serverOf('process.stdin.resume()')
  const file = configOf({ mute: entryOf(server) })
  const running = connectConfig(file, managerOf('zero-sdk'))
  await server.started
  process.emit('SIGHUP')
  const { code, flat } = await running
  expect(code).toBe(129)
  expect(flat).toContain('mute x connecting')
  expect(flat).toContain('interrupted by you')
  await server.gone
})
