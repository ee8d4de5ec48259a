/** `pnpm connect` on servers of every bad kind: it says what is wrong, and ends. */
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

const ours = solution('zero-sdk')

test.concurrent('a command that does not exist is named', async () => {
  const { code, flat } = await connect([...ours, '--', 'no-such-command', 'x'])
  expect(code).toBe(1)
  expect(flat).toContain('There is no command no-such-command')
})

test.concurrent('a client that waits for a command that does not exist is ended', async () => {
  const naive = clientOf(NAIVE_CLIENT)
  const { code, flat } = await connect([...naive, '--', 'no-such-command'])
  expect(code).toBe(1)
  expect(flat).toContain('There is no command no-such-command')
  expect(flat).toContain('Your client still waits for it. next pnpm hint dead-server')
})

const ENDS = `
  console.error('usage: a folder, please')
  setTimeout(() => process.exit(3), 100)
`

test.concurrent('a server that ends at once: its exit code and its last words', async () => {
  await using server = await serverOf(ENDS)
  const naive = await connect([...clientOf(NAIVE_CLIENT), ...server.command])
  expect(naive.code).toBe(1)
  expect(naive.flat).toContain(
    'the server is gone (exit code 3), and your client still',
  )
  expect(naive.out).toMatch(/stderr +usage: a folder, please/)
})

test.concurrent('a server that ends at once, and a client that says so', async () => {
  await using server = await serverOf(ENDS)
  const { code, flat } = await connect([...ours, ...server.command])
  expect(code).toBe(1)
  expect(flat).toContain('ServerExited')
  expect(flat).toContain('usage: a folder, please')
})

const STUBBORN = "process.on('SIGTERM', () => {}); setInterval(() => {}, 1e6);"

test.concurrent('a silent server that ignores every hint: the limit, and it is gone', async () => {
  await using server = await serverOf(`${STUBBORN} process.stdin.resume()`)
  const { code, flat } = await connect([...ours, '--timeout', '5', ...server.command])
  expect(code).toBe(1)
  expect(flat).toContain('connect(): the call never settled (5000 ms)')
  expect(flat).toMatch(/The server has not answered (server\/discover|initialize)/)
  await server.gone
})

test.concurrent('a server that floods: the limit, the noise, and it is gone', async () => {
  await using server = await serverOf(
    `const flood = () => { while (process.stdout.write('noise\\n'.repeat(999))); };
     process.stdout.on('drain', flood).on('error', () => {}); flood()`,
  )
  const { code, out, flat } = await connect([
    ...ours,
    '--timeout',
    '5',
    ...server.command,
  ])
  expect(code).toBe(1)
  expect(flat).toMatch(/no messages: \d{4,} or more/)
  expect(out.split('\n').length).toBeLessThan(30)
  await server.gone
})

test.concurrent.each([
  { how: 'in its own group', first: '' },
  { how: 'in a new group', first: 'globalThis.detached = true;' },
])(
  'a server left $how by its client: it is told, and the server is ended',
  async ({ first }) => {
    await using server = await serverOf(STUBBORN + legacyServer(TOOLS))
    const naive = clientOf(first + NAIVE_CLIENT)
    const typed = [...naive, '--tool', 'wipe_all', ...server.command]
    const { code, flat } = await connect(typed)
    expect(code).toBe(0)
    expect(flat).toContain('left the server running')
    expect(flat).toContain('pnpm hint clean-shutdown')
    await server.gone
  },
)

test.concurrent('a server behind a launcher is ended with it', async () => {
  await using server = await serverOf(STUBBORN + legacyServer(TOOLS))
  const [, node = '', ...args] = server.command
  const launcher = `
    const { spawn } = require('node:child_process')
    spawn(process.argv[1], process.argv.slice(2), { stdio: 'inherit' })
    process.on('SIGTERM', () => {})
  `
  const behind = ['--', node, '-e', launcher, node, ...args]
  const { code } = await connect([...clientOf(NAIVE_CLIENT), ...behind])
  expect(code).toBe(0)
  await server.gone
})
