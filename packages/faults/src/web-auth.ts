/**
 * Authorization and resource servers whose every word a test decides: scripts for
 * `WebPeer`, and a user who comes back with whatever the test says. For one that keeps
 * all rules by itself there is `authorization-server.ts`.
 */
import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import type { WebExchange } from './web-exchange.ts'
import type { WebPeer, WebScript } from './web-peer.ts'

type Told = Readonly<Record<string, unknown>>

/** Where the metadata of an authorization server is by default. */
export const ISSUER_PLACE = '/.well-known/oauth-authorization-server'
export const RESOURCE_PLACE = '/.well-known/oauth-protected-resource'

/** `undefined` takes a member out. */
export function issuerMetadata(issuer: string, other: Told = {}): Told {
  const { origin } = new URL(issuer)
  return {
    issuer,
    authorization_endpoint: `${origin}/authorize`,
    token_endpoint: `${origin}/token`,
    registration_endpoint: `${origin}/register`,
    jwks_uri: `${origin}/jwks`,
    response_types_supported: ['code'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['none'],
    ...other,
  }
}

/** Tells everybody the same metadata, knows everybody, gives `access-1`, `access-2`, … */
export function issuerWeb(other: Told = {}, script: WebScript = {}): WebScript {
  return {
    [`GET ${ISSUER_PLACE}`]: (exchange, { origin }) =>
      exchange.json(200, issuerMetadata(origin, other)),
    'POST /register': exchange =>
      exchange.json(201, { ...exchange.message, client_id: 'registered' }),
    'POST /token': (exchange, peer) => {
      const nth = peer.of('POST /token').length
      exchange.json(200, tokenAnswer(nth))
    },
    GET: exchange => exchange.empty(404),
    ...script,
  }
}

export function tokenAnswer(nth: number, other: Told = {}): Told {
  return {
    access_token: `access-${nth}`,
    token_type: 'Bearer',
    expires_in: 3600,
    refresh_token: `refresh-${nth}`,
    ...other,
  }
}

export interface Guarded {
  /** Of the authorization server; the peer itself if absent. */
  issuer?: string
  /** What the document says besides; `undefined` takes a member out. */
  document?: Told
  /** Text of the header, by the origin of the peer. */
  challenge?: (origin: string) => string
  /** Whether a request with this token may come in. */
  admits?: (token: string | undefined) => boolean
}

/** An MCP server behind a door, and the document that says where the key is. */
export function guardedWeb(open: WebScript, guarded: Guarded = {}): WebScript {
  const { admits = token => token !== undefined } = guarded
  const challenge = guarded.challenge ?? (() => 'Bearer')
  return {
    ...open,
    [`GET ${RESOURCE_PLACE}/mcp`]: (exchange, peer) =>
      exchange.json(200, resourceDocument(peer, guarded)),
    GET: exchange => exchange.empty(404),
    'POST /mcp': (exchange, peer) => {
      if (admits(tokenOf(exchange))) {
        const { method = '' } = exchange.message ?? {}
        const answer = open[method] ?? open['*']
        return answer ? answer(exchange, peer) : exchange.empty(404)
      }
      exchange.empty(401, { 'WWW-Authenticate': challenge(peer.origin) })
    },
  }
}

export function resourceDocument(
  { url, origin }: WebPeer,
  guarded: Guarded = {},
): Told {
  return {
    resource: url,
    authorization_servers: [guarded.issuer ?? origin],
    ...guarded.document,
  }
}

/** The bearer token of a request. */
export function tokenOf({ headers }: WebExchange): string | undefined {
  return /^bearer (.+)$/i.exec(headers.authorization ?? '')?.[1]
}

/** The parameters of a form that was posted. */
export function formOf({ body }: WebExchange): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(body))
}

/** A user who agrees at once, without looking at the page. */
export class Visitor {
  /** Pages they were shown, in order. */
  readonly pages: URL[] = []
  readonly #answer: Told

  /** @param answer what they bring besides `code` and `state`; `undefined` takes out */
  constructor(answer: Told = {}) {
    this.#answer = answer
  }

  readonly browse = async (page: string): Promise<string> => {
    const url = new URL(page)
    this.pages.push(url)
    const { searchParams } = url
    const callback = new URL(searchParams.get('redirect_uri') ?? '')
    const code = `code-${this.pages.length}`
    const answer = { code, state: searchParams.get('state'), ...this.#answer }
    for (const [name, value] of Object.entries(answer)) {
      for (const each of [value].flat()) {
        if (each !== undefined) callback.searchParams.append(name, String(each))
      }
    }
    return callback.href
  }

  /** A parameter of each page. */
  asked(name: string): (string | null)[] {
    return this.pages.map(({ searchParams }) => searchParams.get(name))
  }
}

export function challengeFor(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url')
}

/** Makes tokens of any kind, good ones too: the key of an issuer, in a test's hands. */
export class Mint {
  readonly #key = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  readonly kid: string

  constructor(kid = '1') {
    this.kid = kid
  }

  get jwks(): { keys: object[] } {
    const { publicKey } = this.#key
    const jwk = publicKey.export({ format: 'jwk' })
    return { keys: [{ ...jwk, kid: this.kid, alg: 'ES256', use: 'sig' }] }
  }

  /** A signed token; seconds in `exp` count from now. */
  token(claims: Told, header: Told = {}): string {
    const head = { alg: 'ES256', typ: 'at+jwt', kid: this.kid, ...header }
    const text = [head, claims].map(part => encoded(JSON.stringify(part))).join('.')
    const key = { key: this.#key.privateKey, dsaEncoding: 'ieee-p1363' } as const
    const signature =
      head.alg === 'none' ? '' : encoded(sign('sha256', Buffer.from(text), key))
    return `${text}.${signature}`
  }
}

function encoded(part: string | Buffer): string {
  return Buffer.from(part).toString('base64url')
}
