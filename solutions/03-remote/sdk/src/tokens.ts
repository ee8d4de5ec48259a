/**
 * Tokens of one server as they are kept: one JSON text a server, in a store that other
 * programs may share. Nobody here removes anything: what looks worn out to us may just
 * have been replaced by somebody else.
 */
import type { Clock } from '@workshop/wire'
import type { TokenStore } from './contract.ts'
import type { Audience, TokenAnswer } from './token-request.ts'

export interface Tokens extends Audience, TokenAnswer {
  /** Asked for or given: what the next login must not lose. */
  scope: string
  /** Of the calendar: a clock's zero is another one in every program. */
  endsAt?: number
}

export interface TokenShelf {
  load(resource: string): Promise<Tokens | undefined>
  save(resource: string, tokens: Tokens): Promise<void>
  /** Milliseconds of life that are left, by the clock. */
  left(resource: string, tokens: Tokens): number
}

export function createTokenShelf(store: TokenStore, clock: Clock): TokenShelf {
  /** Ends by the clock, of the tokens that this program has seen. */
  const ends = new Map<string, { token: string; end: number }>()

  return {
    async load(resource) {
      return kept<Tokens>(await store.load(`tokens ${resource}`))
    },
    async save(resource, tokens) {
      const { accessToken, lifeMs = Infinity } = tokens
      ends.set(resource, { token: accessToken, end: clock.now() + lifeMs })
      await store.save(`tokens ${resource}`, JSON.stringify(tokens))
    },
    left(resource, { accessToken, endsAt }) {
      const known = ends.get(resource)
      if (known?.token === accessToken) return known.end - clock.now()
      const left = endsAt === undefined ? Infinity : endsAt - Date.now()
      ends.set(resource, { token: accessToken, end: clock.now() + left })
      return left
    },
  }
}

export function memoryStore(): TokenStore {
  const texts = new Map<string, string>()
  return {
    load: async key => texts.get(key),
    save: async (key, value) => void texts.set(key, value),
  }
}

/** A text that is damaged is none; the parser's error would show a piece of it. */
export function kept<T>(text: string | undefined): T | undefined {
  try {
    return text === undefined ? undefined : (JSON.parse(text) as T)
  } catch {
    return undefined
  }
}

/** What an answer leaves out stays as it was before. */
export function tokensFrom(
  { accessToken, refreshToken, lifeMs, scope }: TokenAnswer,
  before: Audience & { scope: string; refreshToken?: string },
): Tokens {
  const { endpoint, client, resource } = before
  const renewable = refreshToken ?? before.refreshToken
  return {
    endpoint,
    client,
    resource,
    accessToken,
    scope: unite(before.scope, scope),
    ...(renewable !== undefined && { refreshToken: renewable }),
    ...(lifeMs !== undefined && { lifeMs, endsAt: Date.now() + lifeMs }),
  }
}

/** Both lists of scopes, each name once. */
export function unite(...scopes: readonly (string | undefined)[]): string {
  const names = scopes.flatMap(scope => scope?.split(' ') ?? [])
  return [...new Set(names.filter(Boolean))].join(' ')
}
