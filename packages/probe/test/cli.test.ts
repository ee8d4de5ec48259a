/** The command itself: what is printed where, and that nothing foreign acts on it. */
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { legacyServer, legacyWeb, PeerHub, WebPeer } from '@workshop/faults'
import { afterAll, describe, expect, test } from 'vitest'
import { main } from '../node/cli.ts'
import { TROUBLE_CODES } from '../node/exit-codes.ts'
import { HELP } from '../node/help.ts'

const hub = new PeerHub()
const folder = mkdtempSync(join(tmpdir(), 'mcp-probe-'))
afterAll(async () => {
  await hub.close()
  rmSync(folder, { recursive: true })
})

async function run(args: readonly string[], stdin = '', env: NodeJS.ProcessEnv = {}) {
  const said = { stdout: '', stderr: '' }
  const into = (name: 'stdout' | 'stderr') => ({
    write: (text: string) => {
      said[name] += text
    },
  })
  const code = await main({
    argv: ['node', 'mcp-probe', ...args],
    env,
    stdin: Readable.from([Buffer.from(stdin)]),
    stdout: into('stdout'),
    stderr: into('stderr'),
  } as unknown as NodeJS.Process)
  return { code, ...said }
}

const OLD = 'The client must send `initialize` first.\n'
const EVIL = '\u001b]0;owned\u0007\u001b[2J\u202e'

describe('a live server', () => {
  test('what it calls itself cannot act on the terminal', async () => {
    const peer = await hub.peer({
      ...legacyServer(),
      ping: ({ id }, peer) => peer.respond(id, {}),
      initialize: ({ id }, peer) =>
        peer.respond(id, {
          protocolVersion: EVIL,
          capabilities: { [EVIL]: {}, tools: {} },
          serverInfo: { name: `${EVIL}\n\n`, version: 'x'.repeat(1e6) },
        }),
    })
    const { code, stdout } = await run(['--', peer.command, ...peer.args])
    expect(code).toBe(3)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the very thing looked for
    expect(stdout).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f\u202e]/)
    expect(stdout.length).toBeLessThan(3000)
  })

  test('--json is one object, whose ok follows the exit code; --record keeps frames', async () => {
    const file = join(folder, 'frames.jsonl')
    const web = await WebPeer.listen(legacyWeb())
    const { code, stdout } = await run([
      '--json',
      '--record',
      file,
      `${web.origin}/mcp`,
    ])
    web.dispose()
    expect(code).toBe(3)
    expect(JSON.parse(stdout)).toMatchObject({
      command: 'mcp-probe',
      ok: false,
      figures: {},
      details: { exit: 3, era: 'legacy' },
    })
    const again = await run(['exchange', file])
    expect(again.code).toBe(0)
    expect(readFileSync(file, 'utf8').trim().split('\n').length).toBeGreaterThan(6)
  })

  test('speaks the reader’s language', async () => {
    const { stdout } = await run(['--lang', 'zh', '--', 'no-such-command-here'])
    expect(stdout).toContain('没有这个命令')
    const system = await run(['--', 'no-such-command-here'], '', {
      LANG: 'zh_CN.UTF-8',
    })
    expect(system.stdout).toContain('没有这个命令')
    for (const args of [['text', '/nowhere'], ['--colour'], ['exchange', '-'], []]) {
      const { code, stderr } = await run(['--lang', 'zh', ...args], 'x', {
        LANG: 'zh_CN',
      })
      expect(code).toBe(1)
      expect(stderr.split('\n')[0]).toMatch(/[\u4e00-\u9fff]/)
    }
  })
})

describe('texts', () => {
  test('from standard input, a file, a folder; the exit code says whether one is dated', async () => {
    writeFileSync(join(folder, 'old.md'), OLD)
    writeFileSync(join(folder, 'new.md'), 'There is no handshake with an MCP server.\n')
    expect((await run(['text', '-'], OLD)).code).toBe(6)
    expect((await run(['text', join(folder, 'new.md')])).code).toBe(0)
    const { code, stdout } = await run(['text', folder])
    expect(code).toBe(6)
    expect(stdout).toContain('old.md: dated\n  1:23')
    expect(stdout).toContain('1 dated, 0 mixed, 1 without evidence')
  })

  test('--sarif names the file, the line and the rule', async () => {
    const file = join(folder, 'old.md')
    const { runs } = JSON.parse((await run(['text', '--sarif', file])).stdout)
    expect(runs[0].results).toMatchObject([
      {
        ruleId: 'handshake',
        level: 'error',
        locations: [
          {
            physicalLocation: {
              region: { startLine: 1, startColumn: 23, endColumn: 33 },
            },
          },
        ],
      },
    ])
    const ids = runs[0].tool.driver.rules.map(({ id }: { id: string }) => id)
    expect(ids).toContain('handshake')
  })

  test('a link in a folder is not followed, and a mixed text counts with --strict', async () => {
    symlinkSync(folder, join(folder, 'round'))
    const text = 'In 2026-07-28 the client must send `initialize` first.'
    expect((await run(['text', folder])).code).toBe(6)
    expect((await run(['text', '-'], text)).code).toBe(0)
    expect((await run(['text', '--strict', '-'], text)).code).toBe(6)
  })
})

describe('misuse', () => {
  test.each([
    [[], 'got nothing'],
    [['--'], 'got nothing'],
    [['text'], 'got nothing'],
    [['text', '/nowhere'], 'ENOENT'],
    [['file:///etc/passwd'], 'http or https'],
    [['http://a:b@localhost/'], 'without user'],
    [['http://localhost/', 'more'], 'expected one URL'],
    [['http://localhost/', '--', 'node'], 'got both'],
    [['--timeout', 'soon', '--', 'node'], 'expected seconds'],
    [['--colour'], '--colour'],
    [[EVIL], 'http or https'],
  ])('%j', async (args, says) => {
    const { code, stdout, stderr } = await run(args)
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr.split('\n')[0]).toContain(says)
    expect(stderr).not.toContain('\u001b')
  })
})

test('every exit code stands in the help and in the README, in both languages', () => {
  const readme = readFileSync(
    fileURLToPath(new URL('../README.md', import.meta.url)),
    'utf8',
  )
  for (const code of [0, 1, 3, 4, 5, 6, ...Object.values(TROUBLE_CODES)]) {
    for (const help of Object.values(HELP))
      expect(help).toMatch(new RegExp(`(^|[ ·])${code} `, 'm'))
    expect(readme).toContain(`| ${code} |`)
  }
})
