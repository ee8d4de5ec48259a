/** The shell itself: questions, limits, ends, and what it lets through to a screen. */
import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { legacyServer, modernResult, modernServer, textResult } from '@workshop/faults'
import { ROOT } from '@workshop/testkit/state'
import { expect, test } from 'vitest'
import { peer } from './servers.ts'
import { ALLOW_ALL, Session } from './session.ts'

const FORM = {
  type: 'object',
  properties: {
    name: { type: 'string', title: 'Your name' },
    age: { type: 'integer', minimum: 18 },
    colour: { type: 'string', enum: ['red', 'blue'] },
    news: { type: 'boolean', default: false },
  },
  required: ['name', 'age'],
}

const QUESTION = {
  method: 'elicitation/create',
  params: { mode: 'form', message: 'Who \u001b[2Jare you?', requestedSchema: FORM },
}

/** Asks once, then says what it was answered. */
const asking = () =>
  modernServer({
    'tools/call': ({ id, params }, peer) => {
      const { inputResponses } = params as { inputResponses?: object }
      const result = inputResponses
        ? textResult(`got ${JSON.stringify(inputResponses)}`)
        : {
            resultType: 'input_required',
            inputRequests: { who: QUESTION },
            requestState: 's1',
          }
      return peer.respond(id, { ...modernResult({}), ...result })
    },
  })

test('a question of many fields, asked again where an answer does not fit', async () => {
  const { peer: server, entry } = await peer(asking())
  await using session = await Session.open({
    servers: { peer: entry },
    interactive: true,
  })
  await session.until('host> ')
  session.type('call peer/echo {"text":"x"}')
  const asked = await session.until('Your name* (text): ')
  expect(asked).not.toContain('\u001b')
  session.type('')
  await session.until('this one is needed')
  await session.until('Your name* (text): ')
  session.type('Ada')
  await session.until('age* (integer): ')
  session.type('7')
  await session.until('expected >= 18')
  session.type('36')
  await session.until('red, blue): ')
  session.type('green')
  await session.until('expected choice: red, blue')
  session.type('')
  await session.until('[false]: ')
  session.type('')
  await session.until('else declines: ')
  session.type('y')
  await session.until('got ')
  const [, second] = server.received.filter(({ method }) => method === 'tools/call')
  expect(second?.params).toMatchObject({
    requestState: 's1',
    inputResponses: {
      who: { action: 'accept', content: { name: 'Ada', age: 36, news: false } },
    },
    _meta: {
      'io.modelcontextprotocol/clientCapabilities': { elicitation: { form: {} } },
    },
  })
})

test('while a person thinks, no limit runs; the layer that fires is named', async () => {
  const script = { ...asking(), 'tools/list': asking()['tools/list'] }
  const { entry } = await peer(script as ReturnType<typeof asking>)
  const { entry: silent } = await peer(modernServer({ 'tools/call': () => undefined }))
  await using session = await Session.open({
    ...{ servers: { peer: entry, silent }, interactive: true },
    ...{ callMs: 300, turnMs: 10_000 },
  })
  await session.until('host> ')
  session.type('call peer/echo {"text":"x"}')
  await session.until('Your name* (text): ')
  session.type('call silent/echo')
  // The line above was an answer; now the other call, behind the question.
  await session.until('age* (integer): ')
  session.type('/decline')
  await session.until('"action":"decline"')
  session.type('call silent/echo')
  const fired = await session.until('fired after')
  expect(fired).toContain('RequestTimeout')
  expect(fired).toContain('the layer "call"')
  session.type('timeouts')
  expect(await session.until('turn')).toMatch(/call +300 +1/)
})

test('without a person no server hears that it may ask', async () => {
  const { peer: server, entry } = await peer(asking())
  await using session = await Session.open({ servers: { peer: entry }, json: true })
  await session.run('call peer/echo {"text":"x"}')
  expect(session.answers).toMatchObject([{ ok: false }])
  expect(JSON.stringify(server.received)).not.toContain('elicitation')
})

test('a legacy server may ask inside a call, and not outside of one', async () => {
  let answers = 0
  const script = legacyServer({
    'notifications/initialized': async (_, peer) => {
      await peer.send({ jsonrpc: '2.0', id: 'outside', ...QUESTION })
    },
    'tools/call': async ({ id }, peer) => {
      await peer.send({ jsonrpc: '2.0', id: 'inside', ...QUESTION })
      const answer = await peer.seen(message => message.id === 'inside')
      answers++
      await peer.respond(id, textResult(JSON.stringify(answer.result)))
    },
  })
  const { peer: server, entry } = await peer(script)
  await using session = await Session.open({
    servers: { peer: entry },
    interactive: true,
  })
  await session.until('host> ')
  expect((await server.seen(({ id }) => id === 'outside')).error).toBeDefined()
  session.type('call peer/echo')
  await session.until('Your name* (text): ')
  session.type('/cancel')
  await session.until('{"action":"cancel"}')
  expect(answers).toBe(1)
})

test('nothing that a server says moves a terminal', async () => {
  const nasty = '\u001b]0;owned\u0007\u009b2J\u202egnol\u200b\rover\n'
  const { entry } = await peer(
    modernServer({
      'tools/list': ({ id }, peer) =>
        peer.respond(
          id,
          modernResult({
            tools: [
              { name: 'nasty', description: nasty, inputSchema: { type: 'object' } },
            ],
          }),
        ),
      'tools/call': ({ id }, peer) =>
        peer.respond(id, modernResult(textResult(nasty + 'x'.repeat(200_000)))),
    }),
  )
  for (const json of [false, true]) {
    await using session = await Session.open({ servers: { peer: entry }, json })
    const { shown } = await session.run(
      ...['list', 'describe peer/nasty', 'search owned', 'call peer/nasty', 'status'],
    )
    expect(shown).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u)
    if (!json) expect(shown.length).toBeLessThan(30_000)
    await session.host.close()
  }
})

test('noise and a drop are seen, and a reload brings the server back', async () => {
  const script = modernServer({
    'tools/call': async ({ id }, peer) => {
      await peer.write('a line for people\n')
      await peer.respond(id, modernResult(textResult('said')))
      peer.exit(3)
    },
  })
  const { peer: server, entry } = await peer(script)
  const { entry: other } = await peer(modernServer())
  await using session = await Session.open({
    ...{ servers: { peer: entry, other }, json: true },
  })
  session.type('call other/echo {"text":"a"}')
  session.type('call peer/echo {"text":"a"}')
  await session.until('"said"')
  await server.gone
  while (session.host.generations.current.manager.tools().length > 1) {
    await new Promise(resolve => setImmediate(resolve))
  }
  await session.run(
    ...['status', 'call peer/echo', 'reload peer', 'status', 'bill'],
    'call other/echo {"text":"a"}',
  )
  const [, , status, gone, , back, bill] = session.answers
  expect(status).toMatchObject({
    servers: [{ status: 'failed' }, { status: 'connected' }],
  })
  expect(gone).toMatchObject({ ok: false, server: 'peer' })
  expect(back).toMatchObject({ servers: [{ status: 'connected' }, {}] })
  expect(bill).toMatchObject({ orders: 1 })
})

test('the order of tools stays the same when a server comes late', async () => {
  const { entry } = await peer(modernServer())
  const { entry: late } = await peer(modernServer())
  const project = { a_first: late }
  await using session = await Session.open({
    ...{ servers: { peer: entry }, project, json: true },
  })
  const call = 'call peer/echo {"text":"a"}'
  await session.run(call, 'list', 'approve a_first', call, 'bill')
  const [, , , , bill] = session.answers
  // It sorts before the other, and stands behind it: what was sent stays in front.
  expect(bill).toMatchObject({ turns: 2, orders: 2, gone: [] })
})

test('the breaker opens after five failures, and says so', async () => {
  const { entry } = await peer(modernServer({ 'tools/call': () => undefined }))
  await using session = await Session.open({
    ...{ servers: { peer: entry }, json: true, callMs: 50 },
  })
  const calls = Array.from({ length: 6 }, () => 'call peer/echo {"text":"a"}')
  await session.run(...calls, 'status', 'signals')
  const results = session.answers.slice(0, 6).map(({ result }) => result)
  expect(results).toEqual([...Array(5).fill('RequestTimeout'), 'BreakerOpen'])
  const status = session.answers[6]
  expect(status).toMatchObject({
    breakers: [{ name: 'mcp__peer__echo', state: 'open' }],
  })
  expect(JSON.stringify(session.answers[7])).toContain('workshop.breaker.transitions')
})

/** A stage in which one file is not written yet. */
function withGap(file: string): string {
  const solution = join(ROOT, 'solutions/05-security/zero-sdk')
  const folder = mkdtempSync(join(tmpdir(), 'subject-'))
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

test('as a program, in a pipe: 0, 1 and 2', async () => {
  const { entry } = await peer(modernServer())
  const folder = mkdtempSync(join(tmpdir(), 'host-'))
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
})

test('Ctrl-C ends the call, the second one the host, and no child is left', async () => {
  const { peer: server, entry } = await peer(
    modernServer({ 'tools/call': () => undefined }),
  )
  const folder = mkdtempSync(join(tmpdir(), 'host-'))
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
