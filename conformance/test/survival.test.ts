/**
 * A server that dies or hangs in a scenario costs that scenario, and the one after it
 * finds a server again. The suite is played by a script that asks the server once.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execPath } from 'node:process'
import { newerNode } from '@workshop/testkit/newer-node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runServerLeg } from '../src/legs.ts'
import { skipped } from '../src/result.ts'

/** Dies or hangs where it is told to, and else answers. */
const SERVER = `
const { createServer } = require('node:http')
const server = createServer((request, response) => {
  if (request.url === '/dies') process.exit(3)
  if (request.url !== '/hangs') response.end()
})
server.listen(0, '127.0.0.1', () =>
  console.error('listening on http://127.0.0.1:' + server.address().port + '\\n'))
`

/** As the suite: options, and a folder with checks.json for each scenario. */
const SUITE = `
const { mkdirSync, writeFileSync } = require('node:fs')
const { get } = require('node:http')
const option = name => process.argv[process.argv.indexOf(name) + 1]
const scenario = option('--scenario')
const done = status => {
  const folder = option('-o') + '/' + scenario
  mkdirSync(folder)
  writeFileSync(folder + '/checks.json', JSON.stringify([{ id: 'asked', status }]))
  process.exit(0)
}
get(option('--url') + '/' + scenario, () => done('SUCCESS')).on('error', () => done('FAILURE'))
`

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'survival-'))
  await writeFile(join(folder, 'server.cjs'), SERVER)
  await writeFile(join(folder, 'suite.cjs'), SUITE)
})
afterAll(() => rm(folder, { recursive: true }))

test('a server that dies or hangs is named, and the next scenario has one', async () => {
  const lines: string[] = []
  const judged = await runServerLeg(
    {
      leg: 'server',
      revision: '2026-07-28',
      scenarios: ['before', 'dies', 'between', 'hangs', 'after'],
      referee: {
        node: execPath,
        program: join(folder, 'suite.cjs'),
        // Far more than a script takes that is answered, on a machine with much to do.
        timeoutMs: 4000,
        graceMs: 0,
      },
      say: line => void lines.push(line),
    },
    { command: execPath, args: [join(folder, 'server.cjs')] },
  )
  expect(judged.map(({ scenario, verdict }) => `${scenario} ${verdict}`)).toEqual([
    'before passed',
    'dies failed',
    'between passed',
    'hangs failed',
    'after passed',
  ])
  expect(judged[1]?.lines[0]).toContain('the server ended with code 3')
  expect(judged[3]?.lines[0]).toContain('hung')
  expect(lines.length).toBe(5)
})

test('a server that does not start fails every scenario, and says why', async () => {
  const judged = await runServerLeg(
    {
      leg: 'server',
      revision: '2026-07-28',
      scenarios: ['one', 'two'],
      referee: { node: execPath, program: '', timeoutMs: 4000 },
      say: () => undefined,
    },
    { command: execPath, args: ['-e', 'console.error("no port"); process.exit(1)'] },
  )
  expect(judged.map(({ verdict }) => verdict)).toEqual(['failed', 'failed'])
  expect(judged[0]?.lines.join()).toContain('no port')
})

test('without a Node that is new enough it is skipped, and in CI it is red', () => {
  const node = newerNode(import.meta.url, 'v22.0.0')
  expect(node).toEqual({ program: execPath })
  const reason = 'the conformance suite needs Node 22 or newer'
  const onLaptop = skipped(reason, false)
  expect(onLaptop.ok).toBe(true)
  expect(onLaptop.summary).toContain(reason)
  expect(onLaptop.figures['conformance.2026-07-28.server']?.value).toBeNull()
  expect(skipped(reason, true).ok).toBe(false)
})
