import { FakeClock, without } from '@workshop/testkit'
import { data, guards, type TestContext } from './contract.ts'
import { what } from './what-signals.ts'

const ENTRY = {
  who: 'ada',
  server: 'mail',
  tool: 'send',
  args: { to: 'bob@example.com', size: 3, draft: false, cc: null },
  decision: 'allow',
  rule: 'tools.allow[0]',
  result: { content: [{ type: 'text', text: 'sent\nwell, at 10:30' }] },
  context: { turn: 7, project: '/home/ada/notes' },
}

/** Records it, and gives back the one line that was written. */
async function lineOf(t: TestContext, change: object, atMs = 0): Promise<string> {
  const clock = new FakeClock()
  const lines: string[] = []
  const write = (line: string) => void lines.push(line)
  const audit = await t.create('telemetry', 'createAudit', { write, clock })
  await clock.advance(atMs)
  await t.value(audit.call('record', { ...ENTRY, ...change }))
  t.equal(lines.length, 1, what.lines)
  return String(lines[0])
}

guards('secret-in-audit', 'one-line', async t => {
  const line = await lineOf(t, {}, 1234)
  t.equal(line.trimEnd().includes('\n'), false, what.lines)
  t.equal(parsed(line), { ...ENTRY, at: 1234 }, 'record()')
})

const S = 'hunter-2-of-9'
const NAMES = [
  ...['password', 'Password', 'db_password', 'passwd', 'token', 'access_token'],
  ...['accessToken', 'GITHUB_TOKEN', 'secret', 'clientSecret', 'key', 'apiKey'],
  ...[
    'api_key',
    'x-api-key',
    'API_KEY',
    'privateKey',
    'authorization',
    'Authorization',
  ],
  ...['proxy-authorization', 'cookie', 'Set-Cookie'],
]

guards('secret-in-audit', 'by-name', async t => {
  for (const name of NAMES) {
    await hasNo(t, name, { args: { [name]: S } })
  }
  await hasNo(t, 'args', { args: { a: [{ b: { c: [{ password: S }] } }] } })
  await hasNo(t, 'args', { args: { token: { value: S, list: [S] } } })
  await hasNo(t, 'args', { args: { cookie: [S] } })
  await hasNo(t, 'result', { result: { structuredContent: { token: S } } })
  await hasNo(t, 'context', { context: { headers: { Authorization: `Basic ${S}` } } })
  await hasNo(t, 'who', { who: { name: 'ada', token: S } })
  const number = await lineOf(t, { args: { password: 73519864 } })
  t.fits(number, without('73519864'), what.secretIn('password'))
})

/** Made up, but each in the form that its issuer gives. */
const TOKENS = {
  jwt: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhZGEifQ.c2lnbmF0dXJlLW9mLWFkYQ',
  bearer: 'Bearer 8f14e45fceea167a5a36',
  github: `ghp_${'a1B2c3D4e5F6'.repeat(3)}`,
  openai: `sk-proj-${'Ab12Cd34'.repeat(4)}`,
  aws: 'AKIAIOSFODNN7EXAMPLE',
  slack: 'xoxb-123456789012-AbCdEfGhIjKl',
}

guards('secret-in-audit', 'by-looks', async t => {
  for (const [name, token] of Object.entries(TOKENS)) {
    const secret = token.replace('Bearer ', '')
    for (const change of [
      { args: { note: token } },
      { args: { list: ['x', `see ${token}, please`] } },
      { result: { content: [{ type: 'text', text: `HTTP 401 for "${token}"` }] } },
      { context: { trace: token } },
    ]) {
      const line = await lineOf(t, change)
      t.fits(line, without(secret), what.secretIn(name))
    }
  }
})

guards('secret-in-audit', 'rest-stays', async t => {
  const args = {
    ...{
      path: '/home/ada/notes/2026-11-30.md',
      city: 'Oslo',
      query: 'how do keys work?',
    },
    ...{ id: '123e4567-e89b-12d3-a456-426614174000', n: 1e9, flags: [true, null] },
    deep: { er: { still: 'here', 漢: 'é' } },
  }
  t.equal(parsed(await lineOf(t, { args })), { ...ENTRY, args, at: 0 }, 'record()')
  // Beside a secret everything else is still said.
  const mixed = { user: 'bob', password: S, items: [{ token: S, name: 'x' }] }
  const { args: kept } = parsed(await lineOf(t, { args: mixed })) as { args: Mixed }
  const rest = { user: kept?.user, name: kept?.items?.[0]?.name }
  t.equal(rest, { user: 'bob', name: 'x' }, 'record()')
})

interface Mixed {
  user?: string
  items?: { name?: string }[]
}

async function hasNo(t: TestContext, where: string, change: object): Promise<void> {
  t.fits(await lineOf(t, change), without(S), what.secretIn(where))
}

function parsed(line: string): unknown {
  try {
    return data(JSON.parse(line))
  } catch {
    return line
  }
}
