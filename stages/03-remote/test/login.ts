/**
 * The authorizer of the subject as the tests of logins use it, and servers for it to
 * log in at. What is scripted here keeps the rules; a check breaks one of them.
 */
import {
  type Guarded,
  guardedWeb,
  issuerWeb,
  KNOWN_CLIENT,
  modernWeb,
  Visitor,
  WebClient,
  type WebPeer,
  type WebScript,
} from '@workshop/faults'
import type { FakeClock, Handle, TestContext } from '@workshop/testkit'

export interface AuthorizerOptions {
  redirectUri?: string
  browse?: (url: string) => Promise<string>
  clientId?: string
  clientSecret?: string
  store?: TokenStore
  clock?: FakeClock
  log?: (line: string) => void
}

export interface TokenStore {
  load(key: string): Promise<string | undefined>
  save(key: string, value: string): Promise<void>
}

export interface Refusal {
  status: number
  challenge: string
  token?: string
}

export class Authorizer {
  readonly handle: Handle
  readonly #t: TestContext

  constructor(t: TestContext, handle: Handle) {
    this.#t = t
    this.handle = handle
  }

  /** As it is: for `t.value` and `t.error`. */
  authorize(url: string): Promise<unknown> {
    return this.handle.call('authorize', url)
  }

  accessToken(url: string): Promise<string | undefined> {
    return this.#t.value(this.handle.call('accessToken', url))
  }

  challenged(url: string, refusal: Refusal): Promise<unknown> {
    return this.#t.value(this.handle.call('challenged', url, refusal))
  }
}

/** An authorizer of a host that is known everywhere, with a user who agrees. */
export async function createAuthorizer(
  t: TestContext,
  options: AuthorizerOptions = {},
): Promise<Authorizer> {
  const handle = await t.value<Handle>(
    t.create('oauth', 'createAuthorizer', {
      ...KNOWN_CLIENT,
      browse: new Visitor().browse,
      ...options,
    }),
  )
  return new Authorizer(t, handle)
}

/** An MCP server that is its own issuer: the smallest place to log in at. */
export function oneForBoth(
  t: TestContext,
  guarded: Guarded = {},
  script: WebScript = {},
): Promise<WebPeer> {
  const issuer = issuerWeb({}, guardedWeb(modernWeb(), guarded))
  return t.web({ ...issuer, ...script })
}

/** A server behind a door, and its issuer, each on an origin of its own. */
export async function guardedBy(t: TestContext, issuing: WebScript = issuerWeb()) {
  const issuer = await t.web(issuing)
  const server = await t.web(guardedWeb(modernWeb(), { issuer: issuer.origin }))
  return { server, issuer }
}

/** The scopes of a text, without the one that a host may ask for on its own account. */
export function scopesIn(text: string | null | undefined): string[] {
  const names = (text ?? '').split(' ').filter(Boolean)
  return names.filter(name => name !== 'offline_access').sort()
}

/** Paths that were asked for with GET, in order. */
export function lookedAt(peer: WebPeer): string[] {
  return peer.of('GET').map(({ path }) => path)
}

export function sharedStore(): TokenStore & { texts: Map<string, string> } {
  const texts = new Map<string, string>()
  return {
    texts,
    load: async key => texts.get(key),
    save: async (key, value) => void texts.set(key, value),
  }
}

/** A manager with one remote server, which may want a token. */
export async function managerOf(
  t: TestContext,
  url: string,
  authorizer: Handle,
): Promise<Handle> {
  const open = await t.value(t.create('transport', 'createOpener', { authorizer }))
  const config = { type: 'http', url, headers: {} }
  const entry = { name: 'remote', scope: 'user', files: ['mcp.json'], config }
  const rest = { disabled: false, unset: [], signature: url }
  const servers = [{ ...entry, ...rest }]
  const options = { servers, open }
  return t.value<Handle>(t.create('provided/manager', 'createManager', options))
}

export async function statusOf(t: TestContext, manager: Handle): Promise<unknown> {
  const [row] = await t.value<{ status: string }[]>(manager.call('status'))
  return row?.status
}

/** Raw HTTP that hangs up with the check. */
export function clientOf(t: TestContext): WebClient {
  const client = new WebClient()
  t.show(client.recorder)
  t.atEnd(() => client.dispose())
  return client
}
