/** A subject that is not finished: gates close, signals are told. */
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { modernServer } from '@workshop/faults'
import { ROOT } from '@workshop/testkit/state'
import { expect, test } from 'vitest'
import { newFolder } from './folders.ts'
import { peer } from './servers.ts'
import { ALLOW_ALL, Session } from './session.ts'

/** A stage in which one file is not written yet. */
function withGap(file: string): string {
  const solution = join(ROOT, 'solutions/05-security/zero-sdk')
  const folder = newFolder('subject')
  for (const part of ['src', 'provided']) {
    cpSync(join(solution, part), join(folder, part), { recursive: true })
  }
  symlinkSync(join(solution, 'node_modules'), join(folder, 'node_modules'))
  const path = join(folder, 'src', file)
  const source = readFileSync(path, 'utf8')
  const gap = "throw new TypeError('not written yet')\n"
  writeFileSync(
    path,
    source.replaceAll(/^(export (?:async )?function [\s\S]*?\{\n)/gm, `$1${gap}`),
  )
  return folder
}

const GAPS = [
  ['policy-file.ts', { policyClosed: true, servers: [{ status: 'refused' }] }],
  ['policy.ts', { servers: [{ status: 'refused' }] }],
  ['pins.ts', { servers: [{ status: 'connected' }] }],
  ['arguments.ts', { servers: [{ status: 'connected' }] }],
  ['risk.ts', { servers: [{ status: 'connected' }] }],
  ['environment.ts', { servers: [{ status: 'failed' }] }],
] as const

test.each(GAPS)('a gap in %s closes its gate', async (file, status) => {
  const { peer: server, entry } = await peer(modernServer())
  await using session = await Session.open({
    ...{ servers: { peer: entry }, json: true, subject: withGap(file) },
    policy: file === 'risk.ts' ? {} : ALLOW_ALL,
  })
  await session.run('status', 'call peer/echo {"text":"a"}')
  expect(session.answers).toMatchObject([status, { ok: false }])
  expect(server.received.filter(({ method }) => method === 'tools/call')).toEqual([])
})

test.each(['breaker.ts', 'health.ts', 'audit.ts'])(
  'a gap in %s is told, and calls go on',
  async file => {
    const { entry } = await peer(modernServer())
    await using session = await Session.open({
      ...{ servers: { peer: entry }, json: true, subject: withGap(file) },
    })
    await session.run('call peer/echo {"text":"a"}', 'status')
    const [call, status] = session.answers
    expect(call).toMatchObject({ ok: true })
    expect(status?.gaps).not.toEqual([])
  },
)
