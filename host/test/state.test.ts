/** Files of decisions that are JSON and no decisions: said, asked, never lost quietly. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { modernServer } from '@workshop/faults'
import { expect, test } from 'vitest'
import { newFolder } from './folders.ts'
import { peer } from './servers.ts'
import { Session } from './session.ts'

const CALL = 'call peer/echo {"text":"hello"}'

function stateWith(files: Record<string, string>): string {
  const folder = newFolder('host')
  mkdirSync(join(folder, 'state'))
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(folder, 'state', name), text)
  }
  return folder
}

const SHAPES = [
  ['approvals.json', '{"x":1}', '', /expected \[\{ "project".*, got \{"x":1\}/],
  ['approvals.json', '[1,{"name":5}]', ' [0]', /expected \{ "project".*, got 1$/],
  ['pins.json', '[3]', ' [0]', /expected \{ "server".*"definition".*, got 3$/],
  ['off.json', '[["a","b"],["c"]]', ' [1]', /expected \["<server>".*, got \["c"\]/],
  ['off.json', '[["a","b"', ':1:10', /^not JSON: /],
] as const

test('each is said with its place, means ask, and stays until it is told', async () => {
  const { entry } = await peer(modernServer())
  for (const [name, text, place, says] of SHAPES) {
    const folder = stateWith({ [name]: text })
    await using session = await Session.open({
      ...{ folder, servers: { peer: entry }, project: { mine: entry }, json: true },
    })
    const file = join(folder, 'state', name)
    expect(session.host.state.faults()).toMatchObject([
      { file, place, says: { en: expect.stringMatching(says) } },
    ])
    await session.run('status', CALL, 'off peer/echo', 'approve mine --yes')
    const [status, called, off] = session.answers
    expect(status).toMatchObject({ servers: [{}, { refusal: { why: 'pending' } }] })
    expect(called).toMatchObject({ ok: name === 'approvals.json' })
    const isOff = name === 'off.json'
    expect(off?.ok).toBe(!isOff)
    if (isOff) expect(off?.problem).toContain('nothing was switched off')
    const aside = session.events.filter(({ type }) => type === 'set-aside')
    const kept = readdirSync(join(folder, 'state')).filter(f => f.includes('.broken-'))
    expect(aside).toHaveLength(kept.length)
    expect(kept).toHaveLength(name === 'approvals.json' ? 1 : 0)
    const where = kept[0] ?? name
    expect(readFileSync(join(folder, 'state', where), 'utf8')).toBe(text)
    await session.host.close()
  }
})
