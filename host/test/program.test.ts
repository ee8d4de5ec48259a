/** The host as a program: pipes, exit codes, Ctrl-C, and nothing left behind. */
import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { legacyServer } from '@workshop/faults'
import { ROOT } from '@workshop/testkit/state'
import { expect, test } from 'vitest'
import { newFolder } from './folders.ts'
import { peer } from './servers.ts'

interface Ended {
  code: number | null
  out: string
  err: string
}

async function program(args: string[], input: string): Promise<Ended> {
  const child = spawn(process.execPath, [join(ROOT, 'host/bin.js'), ...args])
  child.stdin.end(input)
  const code = new Promise<number | null>(resolve => child.once('close', resolve))
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: await code, out, err }
}

/** Programs start slowly where everybody is busy. */
const PATIENCE_MS = 90_000

test('as a program, in a pipe: 0, 1 and 2', { timeout: PATIENCE_MS }, async () => {
  const { entry } = await peer(legacyServer())
  const folder = newFolder('host')
  const config = join(folder, 'mcp.json')
  writeFileSync(config, JSON.stringify({ mcpServers: { peer: entry } }))
  const args = ['--config', config, '--state', join(folder, 's'), '--lang', 'zh']
  const good = await program(args, '# a comment\nlist\n')
  expect(good).toMatchObject({ code: 0 })
  expect(good.out).toContain('mcp__peer__echo')
  expect(good.err).toContain('个工具')
  const bad = await program([], '')
  expect(bad).toMatchObject({ code: 2 })
  const typo = await program([...args, '--json'], 'lst\n')
  expect(typo).toMatchObject({ code: 1 })
  expect(JSON.parse(typo.out)).toMatchObject({ command: 'lst', ok: false })
  writeFileSync(join(folder, 's/off.json'), '[3]')
  const state = await program(args, 'list\n')
  expect(state).toMatchObject({ code: 2 })
  expect(state.err).toContain('off.json [0]：应为 ["<server>", "<tool>"]，实际是 3')
})

test('Ctrl-C ends the call, the second one the host, and no child is left', {
  timeout: PATIENCE_MS,
}, async () => {
  const { peer: server, entry } = await peer(
    legacyServer({ 'tools/call': () => undefined }),
  )
  const folder = newFolder('host')
  const config = join(folder, 'mcp.json')
  const policy = join(folder, 'policy.json')
  writeFileSync(config, JSON.stringify({ mcpServers: { peer: entry } }))
  writeFileSync(policy, '{"tools":{"allow":["*/*"]}}')
  const child = spawn(process.execPath, [
    join(ROOT, 'host/bin.js'),
    ...['--config', config, '--policy', policy, '--state', join(folder, 's')],
  ])
  const ended = new Promise<number | null>(resolve => child.once('close', resolve))
  child.stderr.resume()
  child.stdin.write('call peer/echo\n')
  await server.seen(({ method }) => method === 'tools/call')
  child.kill('SIGINT')
  await server.seen(({ method }) => method === 'notifications/cancelled')
  child.kill('SIGINT')
  expect(await ended).toBe(130)
  await server.gone
})
