/**
 * Requests on the way to a token, to whoever is asked: each with a limit, one line in
 * the log, and no redirect that carries a secret. Not here: what the answers mean.
 */
import type { Clock } from '@workshop/wire'
import type { Log } from './contract.ts'
import { type GetJson, isSecure } from './discovery.ts'
import { Unreachable } from './errors.ts'
import { createLog, redact } from './log.ts'
import { withTimeout } from './timeouts.ts'

const LIMIT_MS = 30_000
/** Characters, unpacked: what is short on the wire may have been packed well. */
const MOST_TEXT = 2 ** 20
const MOST_REDIRECTS = 3

/** Whatever came back; `json` is undefined if it is no JSON object. */
export interface Reply {
  status: number
  json: Record<string, unknown> | undefined
  /** Where a redirect leads to. */
  location?: string
}

export interface Asking {
  get: GetJson
  post(url: string, body: URLSearchParams | object, headers?: object): Promise<Reply>
}

export function createAsking(options: { clock: Clock; log?: Log }): Asking {
  const { clock } = options
  const log = createLog(options.log)

  // #region wrong-audience
  async function ask(url: string, init: RequestInit): Promise<Reply> {
    const line = `${init.method} ${url}`
    try {
      const reply = await withTimeout('request', LIMIT_MS, send, { clock })
      log(`${line} ${reply.status}`)
      return reply
    } catch (cause) {
      const { name, code } = reasonOf(cause)
      log(`${line} failed: ${code ?? name}`)
      throw code === undefined ? cause : new Unreachable(code, redact(url))
    }

    async function send(signal: AbortSignal): Promise<Reply> {
      // A redirect would take the code or the refresh token to somebody else.
      const response = await fetch(url, { ...init, redirect: 'manual', signal })
      const { status, headers } = response
      const location = headers.get('location') ?? ''
      return {
        status,
        json: objectIn(await textOf(response)),
        ...(URL.canParse(location, url) && { location: new URL(location, url).href }),
      }
    }
  }
  // #endregion wrong-audience

  return {
    async get(url) {
      const headers = { Accept: 'application/json' }
      let reply = await ask(url, { method: 'GET', headers })
      for (let redirects = 0; redirects < MOST_REDIRECTS; redirects++) {
        const { status, location } = reply
        const isRedirect = status >= 300 && status < 400 && location !== undefined
        if (!isRedirect || !isSecure(location, url)) break
        reply = await ask(location, { method: 'GET', headers })
      }
      return reply.status === 200 ? reply.json : undefined
    },
    post(url, body, headers = {}) {
      const form = body instanceof URLSearchParams
      const type = form ? 'application/x-www-form-urlencoded' : 'application/json'
      return ask(url, {
        method: 'POST',
        headers: { 'Content-Type': type, Accept: 'application/json', ...headers },
        body: form ? body : JSON.stringify(body),
      })
    },
  }
}

/** A text that is too long is none, and need not be read to its end. */
async function textOf({ body }: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > MOST_TEXT) return ''
  }
  return text
}

/** `fetch` hides the reason one level below. */
function reasonOf(cause: unknown): { name: string; code?: string } {
  const error = cause as Error & { cause?: { name: string; code?: string } }
  return error.cause?.code ? error.cause : error
}

function objectIn(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    const isObject =
      typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject ? (value as Record<string, unknown>) : undefined
  } catch {
    // Whoever asked says what it means that there is none.
    return undefined
  }
}
