/** Files that are wrong, or that two people wrote: nothing is lost, and it is said. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { modernServer } from '@workshop/faults'
import { openSubject } from '@workshop/testkit/subject'
import { expect, test } from 'vitest'
import { readConfig } from '../src/config-file.ts'
import { createSettingsReader } from '../src/settings.ts'
import { openState } from '../src/state-files.ts'
import { DEFAULT_SUBJECT } from '../src/subjects.ts'
import { newFolder } from './folders.ts'
import { peer } from './servers.ts'
import { rewrite, Session } from './session.ts'

const CALL = 'call peer/echo {"text":"hello"}'

test('a project takes no server of the user away, and reject keeps theirs', async () => {
  const { entry } = await peer(modernServer())
  const { peer: foreign, entry: theirs } = await peer(modernServer())
  await using session = await Session.open({
    ...{ servers: { peer: entry }, project: { peer: theirs }, json: true },
  })
  const { generations } = session.host
  const definition = () => JSON.stringify(generations.current.settings.servers)
  const own = definition()
  session.type(CALL)
  await session.until('hello')
  session.type('reject peer')
  await session.until('"reject":"peer"')
  expect(definition()).toBe(own)
  session.type('status')
  session.type('forget peer')
  await session.until('"forget":"peer"')
  expect(foreign.start).toBeUndefined()
  session.type('approve peer --yes')
  await session.until('"approved":"peer"')
  expect(definition()).not.toBe(own)
  await session.run('forget peer', CALL)
  expect(definition()).toBe(own)
  expect(session.answers.at(-1)).toMatchObject({ ok: true })
})

test('a lost comma keeps what runs, and is named with its line', async () => {
  const { peer: server, entry } = await peer(modernServer())
  await using session = await Session.open({ servers: { peer: entry } })
  session.type(CALL)
  await session.until('hello')
  const file = join(session.folder, 'mcp.json')
  writeFileSync(file, '{\n  "mcpServers": {}\n  "other": 1\n}')
  session.type('reload')
  const said = await session.until('read again')
  expect(said).toContain(`${file}:3:3: not JSON: a comma is missing before this`)
  expect(said).toContain('its servers go on as they were')
  session.type(CALL)
  await session.until('hello')
  rewrite(session.folder, { servers: { peer: { ...entry, args: null } } })
  session.type('reload')
  expect(await session.until('read again')).toContain('(peer goes on as it was)')
  const { shown, code } = await session.run(CALL)
  expect(shown.match(/^hello$/gm)).toHaveLength(3)
  expect(code).toBe(1)
  expect(server.received.filter(({ method }) => method === 'tools/call')).toHaveLength(
    3,
  )
})

const SHAPES = [
  [
    '{"servers":{}}',
    /expected \{ "mcpServers": .* write "mcpServers" instead of "serve/,
  ],
  ['{"files":{"command":"x"}}', /keys files; put the servers into "mcpServers"/],
  ['[]', /got a list/],
  ['{"mcpServers":{},}', /:1:18: not JSON: .*a last comma is one too many/],
  ['{/* x */}', /JSON has no comments/],
] as const

test.each(SHAPES)(
  '%s is no configuration, and what would be one is said',
  (text, says) => {
    const file = join(newFolder('config'), 'mcp.json')
    writeFileSync(file, text)
    const read = readConfig(file)
    const { line, column, message } = 'problem' in read ? read.problem : { message: '' }
    expect(`${file}:${line}:${column}: ${message}`).toMatch(says)
  },
)

async function settings(files: Record<string, string>, trusted: string[] = []) {
  const folder = newFolder('settings')
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(folder, name), text)
  }
  const path = (name: string) => (name in files ? join(folder, name) : undefined)
  const [config, policy] = [path('mcp.json'), path('policy.json')]
  const read = createSettingsReader({
    gates: openSubject(DEFAULT_SUBJECT),
    files: { ...(config && { config }), ...(policy && { policy }) },
    env: {},
    trusted: new Set(trusted),
    stateOf: async () => 'pending',
  })
  return read()
}

/** As it is written in a file. */
const NOPE = '\u0024{NOPE}'

test('a variable that is not set, and a name that nobody has', async () => {
  const entry = { command: 'x', args: ['--key', NOPE], env: { A: `a${NOPE}` } }
  const text = JSON.stringify({ mcpServers: { files: entry } })
  const { problems } = await settings({ 'mcp.json': text }, ['filse'])
  expect(problems).toMatchObject([
    {
      key: 'mcpServers.files.args[1]',
      message: expect.stringContaining('export NOPE'),
    },
    { key: 'mcpServers.files.env.A' },
    { file: '--trust', message: expect.stringContaining('did you mean files?') },
  ])
})

test.each([
  ['{"tools":{"alow":[]}}', { key: 'tools.alow', message: /expected one of .*"alow"/ }],
  ['{"tools":{"deny":["x"]}}', { key: 'tools.deny[0]', message: /got "x"/ }],
  ['{"servers":{"deny":[{"nam":1}]}}', { key: 'servers.deny[0]', message: /"nam":1/ }],
  ['{\n"tools":{}\n"x":1}', { line: 3, message: /a comma is missing/ }],
])('the policy %s: place, expected and got', async (text, { message, ...place }) => {
  const { problems, isClosed } = await settings({ 'policy.json': text })
  expect(isClosed).toBe(true)
  expect(problems).toMatchObject([
    { ...place, message: expect.stringMatching(message) },
  ])
})

test('a state folder that cannot be one is named', () => {
  const folder = newFolder('state')
  writeFileSync(join(folder, 'file'), '')
  mkdirSync(join(folder, 'audit.jsonl'))
  expect(() => openState(join(folder, 'file'))).toThrow(
    /expected a folder .* got a file/,
  )
  expect(() => openState(join(folder, 'file/x'))).toThrow(/through a file/)
  expect(() => openState(folder, ['audit.jsonl'])).toThrow(/got a folder where/)
})

test('who is waited for is named, and the option that changes it', async () => {
  const { entry } = await peer({})
  await using session = await Session.open({
    ...{ servers: { silent: entry }, limits: { connectMs: 400, slowMs: 50 } },
  })
  expect(session.events).toMatchObject([{ type: 'slow', server: 'silent', ms: 400 }])
  const { shown } = await session.run('status')
  expect(shown).toContain('--connect-timeout')
})
