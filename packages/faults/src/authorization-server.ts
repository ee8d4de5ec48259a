/**
 * A real authorization server on loopback: `oidc-provider` with PKCE, resource
 * indicators, JWTs as access tokens, `iss` in its answers, refresh tokens that are good
 * for one use, and registration. What it was asked, and every secret that it gave or was
 * given, stays readable. Its user is a script: `user.ts`.
 */
/// <reference path="./oidc-provider.d.ts" />
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { Context, Provider } from 'oidc-provider'
import { type AuthorizationServerOptions, configuration } from './oidc-configuration.ts'
import { visit } from './user.ts'

const SECRETS = /^(code|state|nonce|code_verifier|client_secret)$|token$/

export class AuthorizationServer {
  readonly issuer: string
  /** Parameters of the token requests, in order, however they ended. */
  readonly tokenRequests: Record<string, string | undefined>[] = []
  /** Scopes and resources that users were asked for, in order. */
  readonly logins: Record<string, string>[] = []
  /** Codes, states, verifiers and tokens, given and received. */
  readonly secrets = new Set<string>()
  readonly #server: Server

  static async listen(options: AuthorizationServerOptions = {}) {
    const server = createServer()
    await new Promise<void>((resolve, reject) => {
      server.on('error', reject).listen(0, '127.0.0.1', resolve)
    })
    server.unref()
    const { port } = server.address() as { port: number }
    const issuer = `http://127.0.0.1:${port}`
    const provider = await silently(async () => {
      const { Provider } = await import('oidc-provider')
      return new Provider(issuer, configuration(options))
    })
    return new AuthorizationServer(server, issuer, provider)
  }

  private constructor(server: Server, issuer: string, provider: Provider) {
    this.issuer = issuer
    this.#server = server
    const answer = provider.callback()
    server.on('request', (request, response) => {
      if (!request.url?.startsWith('/interaction/')) return answer(request, response)
      interact(provider, request, response).catch(cause => {
        response.writeHead(500).end(String(cause))
      })
    })
    provider.on('authorization.accepted', ({ oidc }) => {
      this.logins.push(this.#note(oidc.params))
    })
    provider.on('authorization.success', (_, answer: Record<string, unknown>) => {
      this.#note(answer)
    })
    const token = ({ oidc, body }: Context): void => {
      // What a request does not say, its grant does.
      const { RefreshToken, AuthorizationCode } = oidc.entities
      const { resource } = RefreshToken ?? AuthorizationCode ?? {}
      this.tokenRequests.push({ resource, ...this.#note(oidc.params) })
      this.#note(body)
    }
    provider.on('grant.success', token).on('grant.error', token)
    provider.on('registration_create.success', ({ body }) => void this.#note(body))
  }

  /** What a user does who agrees with everything; returns where they end up. */
  readonly agree = (url: string): Promise<string> => visit(url, this.issuer)

  /** The token requests for one resource, by grant type. */
  grantsFor(resource: string): (string | undefined)[] {
    const own = this.tokenRequests.filter(request => request.resource === resource)
    return own.map(({ grant_type }) => grant_type)
  }

  close(): void {
    this.#server.close()
    this.#server.closeAllConnections()
  }

  /** Texts among these, the secret ones remembered. */
  #note(values: object | undefined): Record<string, string> {
    const texts = Object.entries(values ?? {}).filter(
      ([, value]) => value !== undefined,
    )
    for (const [name, value] of texts) {
      if (SECRETS.test(name) && typeof value === 'string') this.secrets.add(value)
    }
    return Object.fromEntries(texts.map(([name, value]) => [name, String(value)]))
  }
}

const shared = new Map<string, Promise<AuthorizationServer>>()

/** One for all checks that want the same; it lets the process end. */
export function authorizationServer(
  options: AuthorizationServerOptions = {},
): Promise<AuthorizationServer> {
  const key = JSON.stringify(options)
  const running = shared.get(key) ?? AuthorizationServer.listen(options)
  shared.set(key, running)
  return running
}

/** The page a user sees (GET), and what follows when they press its button (POST). */
async function interact(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { prompt, params, session } = await provider.interactionDetails(
    request,
    response,
  )
  if (request.method !== 'POST') {
    const page = `<form method="post"><button>${prompt.name}</button></form>`
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(page)
    return
  }
  const finish = (result: object) =>
    provider.interactionFinished(request, response, result, {
      mergeWithLastSubmission: true,
    })
  if (prompt.name === 'login') return finish({ login: { accountId: 'ada' } })
  const grant = new provider.Grant({
    accountId: session?.accountId ?? '',
    clientId: String(params.client_id),
  })
  grant.addOIDCScope(String(params.scope ?? ''))
  const missing = Object.entries(prompt.details.missingResourceScopes ?? {})
  for (const [resource, scopes] of missing) {
    grant.addResourceScope(resource, scopes.join(' '))
  }
  return finish({ consent: { grantId: await grant.save() } })
}

/** It warns of old versions of Node and of a store in memory; both are meant here. */
async function silently<T>(load: () => Promise<T>): Promise<T> {
  const { warn } = console
  console.warn = (...words: unknown[]) => {
    if (!String(words[0]).includes('oidc-provider')) warn(...words)
  }
  try {
    return await load()
  } finally {
    console.warn = warn
  }
}
