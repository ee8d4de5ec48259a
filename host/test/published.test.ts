/** The host over servers that nobody here wrote. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '@workshop/testkit/state'
import { expect, test } from 'vitest'
import { everything, filesystem, memory } from './servers.ts'
import { Session } from './session.ts'

test.each(['zero-sdk', 'sdk'])('three servers, every command: %s', async flavour => {
  const subject = join(ROOT, 'solutions/05-security', flavour)
  const folder = join(ROOT, 'host')
  await using session = await Session.open({
    ...{ subject, json: true },
    servers: {
      everything: everything(),
      files: filesystem(folder),
      memory: memory(join(folder, 'node_modules/.memory.jsonl')),
    },
  })
  const { code } = await session.run(
    ...['help', 'list', 'list files', 'status', 'search read a file', 'pins'],
    'describe mcp__everything__echo',
    'call mcp__everything__echo {"message":"hello"}',
    `call files/list_directory {"path":${JSON.stringify(folder)}}`,
    ...['bill', 'audit', 'timeouts', 'signals', 'reload'],
  )
  const by = (command: string) =>
    session.answers.filter(answer => answer.command === command)
  expect(session.answers.filter(({ ok }) => !ok)).toEqual([])
  expect(code).toBe(0)
  expect(by('status')[0]?.servers).toMatchObject([
    { name: 'everything', status: 'connected' },
    { name: 'files', status: 'connected' },
    { name: 'memory', status: 'connected' },
  ])
  expect(by('call')[0]?.answer).toMatchObject({
    content: [{ type: 'text', text: 'Echo: hello' }],
  })
  expect(JSON.stringify(by('call')[1])).toContain('package.json')
  expect(by('bill')[0]).toMatchObject({ turns: 2, orders: 1 })
  expect(by('audit')[0]?.entries).toMatchObject([{ tool: 'echo' }, {}])
  expect(by('status')[0]?.gaps).toEqual([])
})

test('a server gets no variable that it was not given', async () => {
  process.env.HOST_TEST_SECRET = 'hush'
  await using session = await Session.open({
    json: true,
    servers: { everything: { ...everything(), env: { GIVEN: 'yes' } } },
  })
  await session.run('call everything/get-env')
  const said = JSON.stringify(session.answers[0])
  expect(said).toContain('GIVEN')
  expect(said).not.toContain('HOST_TEST_SECRET')
})

test('a question of a server is asked in the terminal, inside its call', async () => {
  await using session = await Session.open({
    interactive: true,
    servers: { everything: everything() },
  })
  await session.until('host> ')
  session.type('call everything/trigger-elicitation-request')
  const asked = await session.until('): ')
  expect(asked).toContain('everything asks')
  session.type('/decline')
  expect(await session.until('host> ')).toMatch(/declin/i)
})

test('a server that is started again disturbs no other and no call', async () => {
  await using session = await Session.open({
    servers: { everything: everything(), files: filesystem(ROOT) },
  })
  const { pool } = session.host
  const pid = (name: string) => pool.linkOf(name)?.stats?.().pid
  const before = [pid('everything'), pid('files')]
  const slow = '{"duration":2,"steps":1}'
  const { shown, code } = await session.run(
    `call everything/trigger-long-running-operation ${slow} &`,
    'reload files',
    'call files/list_allowed_directories',
  )
  expect(code).toBe(0)
  expect(shown).toContain('Long running operation completed')
  expect(pid('everything')).toBe(before[0])
  expect(pid('files')).not.toBe(before[1])
})

test('a server that is busy is started again, and its call ends all the same', async () => {
  await using session = await Session.open({ servers: { everything: everything() } })
  const { pool } = session.host
  const before = pool.linkOf('everything')?.stats?.().pid
  const { shown, code } = await session.run(
    'call everything/trigger-long-running-operation {"duration":8,"steps":1} &',
    'reload everything',
    'call everything/echo {"message":"from the new one"}',
  )
  expect(code).toBe(0)
  const [echo, slow] = ['from the new one', 'Long running operation completed']
  expect(shown.indexOf(echo)).toBeGreaterThan(0)
  expect(shown.indexOf(slow)).toBeGreaterThan(shown.indexOf(echo))
  expect(pool.linkOf('everything')?.stats?.().pid).not.toBe(before)
})

test('what was decided is in the audit trail, without secrets', async () => {
  await using session = await Session.open({
    servers: { everything: everything() },
    policy: { tools: { allow: ['everything/*'], deny: ['everything/get-env'] } },
  })
  const { code } = await session.run(
    'call everything/get-env',
    'call everything/echo {"message":"x","token":"s3cr3t-value"}',
  )
  expect(code).toBe(1)
  const file = join(session.folder, 'state/audit.jsonl')
  expect(existsSync(file)).toBe(true)
  const trail = readFileSync(file, 'utf8')
  expect(trail).toContain('"rule":"tools.deny[0]"')
  expect(trail).not.toContain('s3cr3t-value')
})
