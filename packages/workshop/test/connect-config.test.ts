// biome-ignore-all lint/suspicious/noTemplateCurlyInString: what configuration looks like
/**
 * `pnpm connect --config` from what is typed to what is printed: both solutions'
 * managers on published servers, and on servers of which some are not there.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { legacyWeb, modernWeb, WebPeer } from '@workshop/faults'
import { widthOf } from '@workshop/report'
import { ROOT } from '@workshop/testkit/state'
import { afterAll, describe, expect, test, vi } from 'vitest'
import {
  configOf,
  connectConfig,
  entryOf,
  managerOf,
  published,
} from './connect-config-fixture.ts'
import {
  legacyServer,
  removeScratch,
  SCRATCH_DIR,
  serverOf,
  TOOLS,
} from './connect-fixture.ts'

vi.setConfig({ testTimeout: 40_000 })
afterAll(removeScratch)

const folder = join(SCRATCH_DIR, 'files')
mkdirSync(folder)
const env = { MEMORY_FILE_PATH: join(SCRATCH_DIR, 'memory.jsonl') }
const REAL = {
  everything: published('everything', 'stdio'),
  files: published('filesystem', folder),
  memory: { ...published('memory'), env },
  thinking: published('sequential-thinking'),
}
const ours = managerOf('zero-sdk')

describe.each(['zero-sdk', 'sdk'])('the %s manager on published servers', variant => {
  test('connects all, shows every tool under its full name, ends all', async () => {
    const printed = await connectConfig(configOf(REAL), managerOf(variant))
    const { code, out, flat } = printed
    expect(code).toBe(0)
    for (const name of Object.keys(REAL)) {
      expect(out).toMatch(
        RegExp(`${name} +ok connected +legacy 2025-11-25 +[1-9]\\d*\\n`),
      )
    }
    expect(out).toContain('mcp__everything__echo')
    expect(out).toContain('mcp__files__list_allowed_directories')
    expect(out).toContain('mcp__memory__read_graph')
    expect(out).toContain('mcp__thinking__sequentialthinking')
    expect(flat).toMatch(/connected 4 of 4 servers, \d+ tools; connectAll\(\) took/)
    expect(flat).toContain('every process is gone')
    for (const line of out.split('\n')) expect(widthOf(line)).toBeLessThanOrEqual(88)
  })
})

describe.each(['zero-sdk', 'sdk'])('the %s links of stage 03', variant => {
  test('connect a process and two eras behind URLs, and name what is not there', async () => {
    const subject = join(ROOT, 'solutions', '03-remote', variant)
    const [modern, legacy] = await Promise.all([
      WebPeer.listen(modernWeb()),
      WebPeer.listen(legacyWeb()),
    ])
    const nobody = await WebPeer.listen({})
    nobody.dispose()
    const file = configOf({
      memory: REAL.memory,
      modern: { url: modern.url },
      legacy: { url: legacy.url },
      nobody: { url: nobody.url },
    })
    const { code, out, flat } = await connectConfig(file, ['--subject', subject])
    expect(code).toBe(1)
    expect(out).toContain('provided/manager.ts')
    expect(out).toMatch(/memory +ok connected +legacy 2025-11-25 +9\n/)
    expect(out).toMatch(/modern +ok connected +modern 2026-07-28 +1\n/)
    expect(out).toMatch(/legacy +ok connected +legacy 2025-11-25 +1\n/)
    expect(out).toMatch(/nobody +x failed/)
    expect(flat).toContain('ECONNREFUSED')
    expect(out).toContain('mcp__modern__echo')
    modern.dispose()
    legacy.dispose()
  })
})

test('--json prints one object of the one shape, and no secret', async () => {
  const secret = 'hunter2-and-more'
  const memory = { ...REAL.memory, env: { ...env, TOKEN: secret } }
  const { code, out } = await connectConfig(configOf({ memory }), [...ours, '--json'])
  expect(code).toBe(0)
  expect(out.trim().split('\n').length).toBe(1)
  expect(out).not.toContain(secret)
  expect(JSON.parse(out)).toMatchObject({
    command: 'connect',
    ok: true,
    figures: {
      session: { value: 'whole', ok: true },
      connected: { value: '1/1', ok: true },
      problems: { value: 0, ok: true },
      tools: { value: 9, ok: true },
      leftBehind: { value: 0 },
    },
    details: {
      servers: [
        {
          name: 'memory',
          status: 'connected',
          era: 'legacy',
          revision: '2025-11-25',
          tools: 9,
        },
      ],
      problems: [],
      problem: null,
    },
  })
})

test('what is not connected says why, and what to do; the rest is', async () => {
  const dies = "console.error('usage: a folder, please'); process.exit(3)"
  await using server = await serverOf(legacyServer(TOOLS))
  const file = configOf({
    good: entryOf(server),
    twin: entryOf(server),
    off: { command: 'x', disabled: true },
    nowhere: { command: 'no-such-command' },
    homeless: { command: process.execPath, cwd: '/no/such/folder' },
    dies: { command: process.execPath, args: ['-e', dies] },
    github: { command: 'x', env: { A: '${NO_SUCH_TOKEN}' } },
  })
  const { code, out, flat } = await connectConfig(file, ours)
  expect(code).toBe(1)
  expect(out).toMatch(/good +ok connected +legacy 2025-11-25 +2\n/)
  expect(out).toMatch(/twin +\. suppressed/)
  expect(out).toMatch(/off +\. disabled/)
  expect(out).toMatch(/nowhere +x failed/)
  expect(flat).toContain('there is no command no-such-command')
  expect(flat).toContain('cwd: there is no folder /no/such/folder')
  expect(flat).toContain('dies exited with code 3: usage: a folder, please')
  expect(out).toMatch(/github +x refused/)
  expect(flat).toContain('set NO_SUCH_TOKEN in the environment, or give a default')
  expect(flat).toContain('connected 1 of 5 servers, 2 tools')
  await server.gone
})

test('switched off and left to a twin is nothing missing', async () => {
  await using server = await serverOf(legacyServer(TOOLS))
  const file = configOf({
    one: entryOf(server),
    two: entryOf(server),
    off: { command: 'x', disabled: true },
  })
  expect((await connectConfig(file, ours)).code).toBe(0)
})

test('speaks Chinese, too', async () => {
  const file = configOf({ memory: REAL.memory, github: { command: '${NO_SUCH_VAR}' } })
  const { code, out } = await connectConfig(file, ours, { locale: 'zh' })
  expect(code).toBe(1)
  expect(out).toMatch(/memory +ok 已连接/)
  expect(out).toMatch(/github +x 被拒绝/)
  expect(out.replace(/\s+/g, '')).toContain('请在环境里设置NO_SUCH_VAR')
  for (const line of out.split('\n')) expect(widthOf(line)).toBeLessThanOrEqual(88)
})

test.each([{ form: [] }, { form: ['--json'] }])(
  'nothing foreign reaches the terminal as it is ($form)',
  async ({ form }) => {
    const evil = '\u001b[2J\u202egone\u0007'
    const tools = [{ name: `list_${evil}`, description: evil, inputSchema: {} }]
    await using server = await serverOf(legacyServer(tools))
    const file = configOf({
      [`a${evil}`]: entryOf(server),
      [`b${evil}`]: { args: [] },
      [`c${evil}`]: { command: `no${evil}`, env: { A: '${NO_SUCH}' } },
      [`d${evil}`]: { command: `no${evil}` },
    })
    const { code, out } = await connectConfig(file, [...ours, ...form])
    expect(code).toBe(1)
    expect(out).toContain('gone')
    expect(out).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u)
  },
)
