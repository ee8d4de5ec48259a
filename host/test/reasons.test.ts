/** Why something is not as it was meant: the place, a near name, one number. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { modernServer } from '@workshop/faults'
import { expect, test } from 'vitest'
import { missesIn } from '../src/policy-misses.ts'
import { peer } from './servers.ts'
import { Session } from './session.ts'

const node = process.execPath
const NOPE = '\u0024{NOPE_X}'

test('servers that do not start: the reason, once, without their name', async () => {
  const { entry: silent } = await peer({})
  const servers = {
    ...{ silent, unset: { command: 'x', args: [NOPE] }, typo: { comand: 'node' } },
    missing: { command: 'no-such-program' },
    dies: { command: node, args: ['-e', 'console.error("no key");process.exit(3)'] },
    speaks: { command: node, args: ['-e', 'console.log("no token")'] },
  }
  await using session = await Session.open({
    ...{ servers, limits: { connectMs: 1500 }, callMs: 4000 },
  })
  const { shown } = await session.run('status')
  const { problems } = session.host.generations.current.settings
  expect(problems).toContainEqual(
    expect.objectContaining({
      key: 'mcpServers.typo.comand',
      message: expect.stringContaining('did you mean "command"?'),
    }),
  )
  expect(shown).toContain(`${NOPE} is not set, so unset does not start`)
  expect(shown).not.toContain('approve')
  expect(shown).toContain('did not start within 1.5 s; --connect-timeout')
  expect(shown).not.toContain(' ms')
  expect(shown).toMatch(/no program no-such-program .* PATH/)
  expect(shown).toContain('exited with code 3; its last words: no key')
  expect(shown).toContain('exited with code 0; its last words: no token')
  expect(shown).not.toMatch(/dies (dies )?exited/)
})

test('rules that mean nobody, and whose definition runs', async () => {
  const { entry } = await peer(modernServer())
  const { entry: theirs } = await peer(modernServer())
  const policy = {
    tools: { allow: ['*/*'], deny: ['pere/echo', 'peer/ehco', 'peer/e*', 'mine/x'] },
    servers: {
      deny: [{ name: 'pee' }, { name: 'peer2' }, { url: 'https://nobody.example/*' }],
    },
  }
  await using session = await Session.open({
    ...{ servers: { peer: entry }, project: { peer: theirs }, policy },
  })
  const { generations, options } = session.host
  const { settings, manager } = generations.current
  const { gates } = options.subjects
  const missed = await missesIn({ gates, file: 'p', settings, manager })
  expect(missed.map(({ key, message }) => `${key} ${message}`)).toEqual([
    expect.stringMatching(/^servers\.deny\[0\] .*did you mean peer\?/),
    expect.stringMatching(/^servers\.deny\[1\] .*did you mean peer\?/),
    expect.stringMatching(/^servers\.deny\[2\] .*means no server/),
    expect.stringMatching(/^tools\.deny\[0\] .*did you mean peer\/echo\?/),
    expect.stringMatching(/^tools\.deny\[1\] .*did you mean peer\/echo\?/),
    expect.stringMatching(/^tools\.deny\[3\] mine\/x means no server/),
  ])
  writeFileSync(join(session.folder, 'policy.json'), '{"tools":{"allow":["*/*"]}}')
  const { shown } = await session.run('status', 'approve peer --yes', 'status', 'list')
  const [before = '', after = ''] = shown.split('approved for this project')
  expect(before).toMatch(/^peer +yours +connected/m)
  expect(after).toMatch(/^peer +the project's +connected/m)
  expect(after).toContain("the project's peer is in use in place of yours")
  expect(after).toMatch(/^mcp__peer__echo +the project's/m)
})

test('what is on again is not said to be off', async () => {
  const { entry } = await peer(modernServer())
  await using session = await Session.open({ servers: { peer: entry } })
  const call = 'call peer/echo {"text":"a"}'
  const { shown } = await session.run(
    ...[call, 'off peer/echo', call, 'bill', 'on peer/echo', 'bill'],
  )
  expect(shown.match(/not to be called: mcp__peer__echo/g)).toHaveLength(1)
})
