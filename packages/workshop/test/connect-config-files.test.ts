/** `pnpm connect --config` on every file that is wrong: the place, the key, the fix. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { Complaint } from '../src/complaint.ts'
import { configFile, connectConfig, managerOf } from './connect-config-fixture.ts'
import { connect, removeScratch, SCRATCH_DIR } from './connect-fixture.ts'

vi.setConfig({ testTimeout: 40_000 })
afterAll(removeScratch)

const ours = managerOf('zero-sdk')
mkdirSync(join(SCRATCH_DIR, 'files'))

const FAULTY: { what: string; text: string; says: string[] }[] = [
  {
    what: 'a comma too many',
    text: '{ "mcpServers": {\n  "a": { "command": "x", },\n} }',
    says: ['(2:26): not JSON', 'a comma too many before this'],
  },
  {
    what: 'a comment',
    text: '{ // mine\n  "mcpServers": {} }',
    says: ['(1:3): not JSON', 'JSON has no comments'],
  },
  {
    what: 'nothing at all',
    text: '',
    says: ['(1:1): not JSON', 'a value is missing here'],
  },
  {
    what: 'a list for a section',
    text: '{\n  "mcpServers": [] }',
    says: ['mcpServers (2:17): expected an object, got a list'],
  },
  {
    what: 'a null for a list',
    text: '{ "mcpServers": { "a.b": { "command": "x",\n "args": null } } }',
    says: ['mcpServers.a.b.args (2:10): expected a list of strings, got null'],
  },
  {
    what: 'an empty command',
    text: '{ "mcpServers": { "a": { "command": "" } } }',
    says: ['mcpServers.a.command (1:37): expected', 'got an empty string'],
  },
  {
    what: 'neither command nor url',
    text: '{ "mcpServers": {\n  "a": {} } }',
    says: ['mcpServers.a (2:3): has neither command nor url'],
  },
  {
    what: 'no server',
    text: '{ "mcpservers": { "a": { "command": "x" } } }',
    says: ['names no server that is switched on', '{ "mcpServers": {'],
  },
]

test.concurrent.each(FAULTY)('a file with $what', async ({ text, says }) => {
  const { code, flat } = await connectConfig(configFile(text), ours)
  expect(code).toBe(1)
  for (const words of says) expect(flat).toContain(words)
  expect(flat).not.toMatch(/\bat .*:\d+:\d+\)/)
})

test.concurrent('a byte order mark moves no place', async () => {
  const { code, flat } = await connectConfig(configFile('\uFEFF{ // mine\n}'), ours)
  expect(code).toBe(1)
  expect(flat).toContain('(1:3): not JSON')
})

test.concurrent('no such file, and a folder, end in one sentence', async () => {
  const none = await connectConfig('nowhere.json', ours)
  expect(none.code).toBe(1)
  expect(none.flat.trim()).toMatch(
    /^problem nowhere\.json does not exist\. Name a file/,
  )
  const some = await connectConfig('files', [...ours, '--json'])
  expect(some.code).toBe(1)
  expect(JSON.parse(some.out)).toMatchObject({ ok: false, command: 'connect' })
  expect(some.out).toContain('files is a folder')
})

describe('what is badly typed', () => {
  const BAD: { typed: string[]; says: string }[] = [
    { typed: ['--config'], says: '--config: which file?' },
    { typed: ['--config='], says: '--config: which file?' },
    { typed: ['--config', 'a.json', '--', 'x'], says: 'not both' },
    { typed: ['--config', 'a.json', '--tool', 'x'], says: '--tool is for one server' },
    { typed: ['--config', 'a.json', '--era', 'auto'], says: '--era is for one server' },
    { typed: ['--config', 'a.json', '--timeout', 'x'], says: '--timeout: expected' },
    {
      typed: ['--config', 'a.json', '--subject', 'nowhere'],
      says: 'with src/manager.ts',
    },
  ]
  test.each(BAD)('$typed', async ({ typed, says }) => {
    const refusal = await connect(typed).catch((cause: unknown) => cause)
    expect(refusal).toBeInstanceOf(Complaint)
    expect((refusal as Complaint).exitCode).toBe(2)
    expect((refusal as Complaint).text.en).toContain(says)
    expect((refusal as Complaint).text.zh).not.toBe('')
  })
})
