import { inspect } from 'node:util'
import {
  authorizationServer,
  formOf,
  listed,
  modernWeb,
  Visitor,
} from '@workshop/faults'
import { containing, show, verbatim } from '@workshop/testkit'
import {
  bodyOf,
  breaks,
  guards,
  openLink,
  serve,
  type TestContext,
} from './contract.ts'
import { clientOf, createAuthorizer, oneForBoth } from './login.ts'
import { CLEAN, SECRETIVE } from './secret-cases.ts'
import { whatLogin } from './what-login.ts'

const CALLBACK = 'http://127.0.0.1:7777/callback?code=CODE-7f3&state=STATE-7f3'

breaks('leaky-log', async t => {
  const lines: string[] = []
  const log = (line: string) => void lines.push(line)
  await t.value(t.subject.call('break/leaky-log', 'logCallback', CALLBACK, log))
  const told = lines.join('\n')
  const leaks = told.includes('CODE-7f3') && told.includes('STATE-7f3')
  t.ok(leaks, { kind: 'not-hit', what: verbatim('leaky-log') })
})

guards('leaky-log', 'redact-table', async t => {
  const redact = (text: string) =>
    t.value<string>(t.subject.call('log', 'redact', text))
  const other = t.random.word()
  for (const [written, secrets, kept] of SECRETIVE) {
    for (const end of ['7f3', other]) {
      const text = written.replaceAll('7f3', end)
      const hidden = secrets.map(secret => secret.replaceAll('7f3', end))
      const clean = await redact(text)
      for (const part of kept) t.fits(clean, containing(part), whatLogin.redacted(text))
      holdsNone(t, clean, hidden, `redact(${show(text)})`)
    }
  }
  for (const text of CLEAN) t.equal(await redact(text), text, whatLogin.redacted(text))
})

guards('leaky-log', 'whole-flow', async t => {
  const issuer = await authorizationServer()
  const lines: string[] = []
  const log = (line: string) => void lines.push(line)
  const auth = { issuer: issuer.issuer, scopes: ['read'] }
  const { url } = await serve(t, { auth, log })
  const authorizer = await createAuthorizer(t, { browse: issuer.agree, log })
  await t.value(authorizer.authorize(url))
  const options = { authorizer: authorizer.handle, log }
  const link = await openLink(t, url, options)
  await link.textOf('echo', { text: 'hi' })
  const token = (await authorizer.accessToken(url)) ?? ''
  await authorizer.challenged(url, { status: 401, challenge: 'Bearer', token })
  await link.textOf('echo', { text: 'hi' })

  const grants = issuer.grantsFor(url)
  t.witness(grants.length > 1 && issuer.secrets.has(token), whatLogin.oneLogin)
  for (const { host } of [new URL(issuer.issuer), new URL(url)]) {
    t.fits(lines.join('\n'), containing(host), whatLogin.log)
  }
  // A secret may have been cut in two by whoever wrapped the lines.
  for (const text of [lines.join('\n'), lines.join('')]) {
    for (const secret of issuer.secrets) {
      // Made by chance: so few characters less would be in any text sooner or later.
      const start = secret.slice(0, 8)
      const forms = [start, encodeURIComponent(start), ...encodings(secret)]
      const found = forms.find(form => text.includes(form))
      t.ok(!found, {
        kind: 'unwanted',
        what: whatLogin.secretIn(show(lineWith(text, found))),
      })
    }
  }
})

function encodings(secret: string): string[] {
  const bytes = Buffer.from(secret)
  return [bytes.toString('base64'), bytes.toString('base64url'), bytes.toString('hex')]
}

function lineWith(text: string, part = ''): string {
  return text.split('\n').find(line => line.includes(part)) ?? ''
}

guards('leaky-log', 'echoing-server', async t => {
  const answers = [
    (form: string) => [400, { error: 'invalid_grant', error_description: form }],
    (form: string) => [400, { error: form, error_uri: form }],
    (form: string) => [500, form],
    (form: string) => [200, { token_type: form, access_token: 'AT-7f3' }],
  ] as const
  for (const answer of answers) {
    const lines: string[] = []
    const visitor = new Visitor({ code: 'CODE-7f3' })
    const server = await oneForBoth(
      t,
      {},
      {
        'POST /token': exchange => {
          const [status, body] = answer(exchange.body)
          if (typeof body === 'string') exchange.text(Number(status), body)
          else exchange.json(Number(status), body)
        },
      },
    )
    const authorizer = await createAuthorizer(t, {
      browse: visitor.browse,
      clientSecret: 'CS-7f3',
      log: line => void lines.push(line),
    })
    const error = await t.error<Error>(authorizer.authorize(server.url))
    t.witness(server.of('POST /token').length > 0, whatLogin.oneLogin)
    const [state] = visitor.asked('state')
    const [asked] = server.of('POST /token')
    const { code_verifier } = asked ? formOf(asked) : {}
    const secrets = ['CODE-7f3', 'CS-7f3', 'AT-7f3', state, code_verifier]
    const shown = `${error.stack}\n${inspect(error, { depth: 5, showHidden: true })}`
    holdsNone(t, shown, secrets, 'error')
    holdsNone(t, lines.join('\n'), secrets, 'log')
  }
  await callbackWithError(t)
})

async function callbackWithError(t: TestContext): Promise<void> {
  const told = {
    code: 'CODE-7f3',
    error: 'access_denied',
    error_description: 'STATE-7f3',
  }
  const lines: string[] = []
  const server = await oneForBoth(t)
  const authorizer = await createAuthorizer(t, {
    browse: new Visitor(told).browse,
    log: line => void lines.push(line),
  })
  const login = authorizer.authorize(server.url)
  const error = await t.error<Error>(login, 'AuthorizationFailed')
  holdsNone(t, inspect(error, { depth: 5 }), ['CODE-7f3'], 'error')
  holdsNone(t, lines.join('\n'), ['CODE-7f3'], 'log')
}

guards('leaky-log', 'own-server', async t => {
  const lines: string[] = []
  const { url } = await serve(t, { log: (line: string) => void lines.push(line) })
  const client = clientOf(t)
  const place = `${url}?code=CODE-7f3&state=STATE-7f3&access_token=AT-7f3`
  const headers = { Authorization: 'Bearer RT-7f3' }
  const answer = await client.post(place, bodyOf('tools/list'), headers)
  await answer.over
  const log = lines.join('\n')
  t.fits(log, containing(new URL(url).pathname), whatLogin.log)
  holdsNone(t, log, ['CODE-7f3', 'STATE-7f3', 'AT-7f3', 'RT-7f3'], 'log')
})

guards('leaky-log', 'one-line', async t => {
  const lines: string[] = []
  const log = (line: string) => void lines.push(line)
  const name = 'echo\nGET https://mcp.example.com/ 200\u001b[2J'
  const server = await oneForBoth(t, {
    document: { scopes_supported: [name] },
  })
  const authorizer = await createAuthorizer(t, { log })
  await t.value(authorizer.authorize(server.url))
  const schema = { type: 'object', properties: { q: { 'x-mcp-header': 'not one' } } }
  const odd = { name, inputSchema: schema }
  const peer = await t.web(
    modernWeb({ 'tools/list': exchange => exchange.respond(listed([odd])) }),
  )
  const link = await openLink(t, peer.url, { log })
  await link.listPage()
  const forged = lines.find(line => /\p{Cc}/u.test(line))
  t.ok(!forged, { kind: 'unwanted', what: whatLogin.controlsIn(show(forged)) })
})

/** Four characters of a password are four less to guess. */
function holdsNone(
  t: TestContext,
  text: string,
  secrets: readonly (string | null | undefined)[],
  where: string,
): void {
  for (const secret of secrets) {
    const length = secret?.endsWith('-7f3') ? 4 : 8
    const start = secret?.slice(0, length) || 'no secret'
    t.ok(!text.includes(start), { kind: 'unwanted', what: whatLogin.secretIn(where) })
  }
}
