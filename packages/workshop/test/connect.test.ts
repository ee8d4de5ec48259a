/**
 * `pnpm connect` from what is typed to what is printed: both solutions' clients on
 * a published server, and what a foreign server may and may not do to a screen.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { widthOf } from '@workshop/report'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { Complaint } from '../src/complaint.ts'
import {
  clientOf,
  connect,
  filesystem,
  legacyServer,
  NAIVE_CLIENT,
  removeScratch,
  SCRATCH_DIR,
  serverOf,
  solution,
  TOOLS,
} from './connect-fixture.ts'

vi.setConfig({ testTimeout: 40_000 })
afterAll(removeScratch)

const files = join(SCRATCH_DIR, 'files')
mkdirSync(files)
writeFileSync(join(files, 'hello.txt'), 'hello from a file\n')

describe.concurrent.each(['zero-sdk', 'sdk'])(
  'the %s client on the file server',
  variant => {
    test('shows era, tools, a harmless call, frames, health and the end', async () => {
      const { code, out } = await connect([...solution(variant), ...filesystem(files)])
      expect(code).toBe(0)
      expect(out).toContain('legacy, revision 2025-11-25, as seen on the wire')
      expect(out).toMatch(/tools +14\n/)
      expect(out).toContain('call      list_allowed_directories {}')
      expect(out).toContain('says that it only reads')
      expect(out).toContain(files)
      expect(out).toMatch(/health +ok - noise: 0 - unmatched answers: 0/)
      expect(out).toContain('tools/call list_allowed_directories')
      expect(out).toMatch(/closed +exit code 0/)
      for (const line of out.split('\n')) expect(widthOf(line)).toBeLessThanOrEqual(88)
    })

    test('calls the tool that was named, with its arguments', async () => {
      const args = JSON.stringify({ path: join(files, 'hello.txt') })
      const named = ['--tool', 'read_text_file', '--args', args]
      const { code, out } = await connect([
        ...solution(variant),
        ...named,
        ...filesystem(files),
      ])
      expect(code).toBe(0)
      expect(out).toMatch(/result +hello from a file/)
    })
  },
)

test.concurrent('a tool that failed is no failure of the client', async () => {
  const named = ['--tool=read_text_file', '--args={"path":"/etc/hostname"}']
  const { code, out } = await connect([
    ...solution('zero-sdk'),
    ...named,
    ...filesystem(files),
  ])
  expect(code).toBe(0)
  expect(out).toMatch(/result +isError/)
  expect(out).toMatch(/access denied/i)
})

test.concurrent('an era that the server does not speak ends in one sentence', async () => {
  const modern = [...solution('zero-sdk'), '--era', 'modern']
  const { code, out } = await connect([...modern, ...filesystem(files)])
  expect(code).toBe(1)
  expect(out).toContain('none: nothing was agreed on the wire')
  expect(out).toMatch(/problem +connect\(\): .*RpcError/)
})

test.concurrent('speaks Chinese, too', async () => {
  const typed = [...solution('zero-sdk'), ...filesystem(files)]
  const { code, out } = await connect(typed, { locale: 'zh' })
  expect(code).toBe(0)
  expect(out).toContain('旧一代，版本 2025-11-25')
  expect(out).toContain('自称只读')
  for (const line of out.split('\n')) expect(widthOf(line)).toBeLessThanOrEqual(88)
})

test.concurrent('--json prints one object of the one shape', async () => {
  const typed = [...solution('zero-sdk'), '--json', ...filesystem(files)]
  const { code, out } = await connect(typed)
  expect(code).toBe(0)
  expect(out.trim().split('\n').length).toBe(1)
  expect(JSON.parse(out)).toMatchObject({
    command: 'connect',
    ok: true,
    figures: {
      session: { ok: true },
      revision: { value: 'legacy 2025-11-25' },
      tools: { value: 14 },
      noise: { value: 0 },
      leftBehind: { value: 0 },
    },
    details: {
      era: 'legacy',
      revision: '2025-11-25',
      call: { name: 'list_allowed_directories' },
      stats: { health: 'ok' },
      problem: null,
    },
  })
})

test.concurrent('calls nothing when no tool is harmless for sure', async () => {
  await using server = await serverOf(legacyServer(TOOLS))
  const { code, out } = await connect([...solution('zero-sdk'), ...server.command])
  expect(code).toBe(0)
  expect(out).toMatch(/call +nothing was called/)
  expect(out).not.toContain('tools/call')
  await server.gone
})

test.concurrent('a name that the server does not list is remarked, and called', async () => {
  await using server = await serverOf(legacyServer(TOOLS))
  const typed = [...solution('zero-sdk'), '--tool', 'wipe_al', ...server.command]
  const { code, out } = await connect(typed)
  expect(code).toBe(0)
  expect(out).toContain('lists no tool wipe_al; did you mean wipe_all?')
  expect(out).toContain('tools/call wipe_al')
})

test.concurrent.each([{ form: [] }, { form: ['--json'] }])(
  'nothing of a foreign server reaches the terminal as it is ($form)',
  async ({ form }) => {
    const evil = '\u001b[2J\u202egone\u0007'
    const tools = [{ name: `list_${evil}`, description: evil, inputSchema: {} }]
    await using server = await serverOf(legacyServer(tools, `banner ${evil}`))
    const { code, out } = await connect([
      ...solution('zero-sdk'),
      ...form,
      ...server.command,
    ])
    expect(code).toBe(0)
    expect(out).toContain('banner')
    expect(out).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u)
  },
)

test.concurrent('noise is shown with samples', async () => {
  await using server = await serverOf(legacyServer(TOOLS, 'ready on stdio'))
  const { code, out } = await connect([...solution('zero-sdk'), ...server.command])
  expect(code).toBe(0)
  expect(out).toMatch(/health +degraded - noise: 1/)
  expect(out).toMatch(/noise +ready on stdio/)
})

test.concurrent('a client that does not see the noise is told', async () => {
  await using server = await serverOf(legacyServer(TOOLS, 'ready on stdio'))
  const { code, out, flat } = await connect([
    ...clientOf(NAIVE_CLIENT),
    ...server.command,
  ])
  expect(code).toBe(0)
  expect(flat).toContain('lines on the wire that are no messages: 1')
  expect(out).toMatch(/next +pnpm hint stdout-noise/)
})

describe('what is badly typed', () => {
  const BAD: { typed: string[]; says: string }[] = [
    { typed: [], says: 'Which server?' },
    { typed: ['--'], says: 'Which server?' },
    { typed: ['--era', 'ancient', '--', 'x'], says: '--era: expected auto | modern' },
    { typed: ['--timeout', '0', '--', 'x'], says: '--timeout: expected' },
    { typed: ['--args', '{}', '--', 'x'], says: '--args goes with --tool' },
    { typed: ['--tool', 'x', '--args', '[1]', '--', 'x'], says: '--args: expected' },
    { typed: ['--subject', 'nowhere', '--', 'x'], says: 'with src/client.ts' },
    { typed: ['--frobnicate', '--', 'x'], says: 'no option --frobnicate' },
  ]
  test.each(BAD)('$says', async ({ typed, says }) => {
    const refusal = await connect(typed).catch((cause: unknown) => cause)
    expect(refusal).toBeInstanceOf(Complaint)
    expect((refusal as Complaint).exitCode).toBe(2)
    expect((refusal as Complaint).text.en).toContain(says)
    expect((refusal as Complaint).text.zh).not.toBe('')
  })
})
