/**
 * Requests on the way to a token, to whoever is asked: each with a limit, one line in
 * the log, and no redirect that carries a secret. Not here: what the answers mean.
 */
import type { Clock } from '@workshop/wire'
import type { Log } from './contract.ts'
import type { GetJson } from './discovery.ts'
import { Unreachable } from './errors.ts'
import { createLog, redact } from './log.ts'
import { withTimeout } from './timeouts.ts'

const LIMIT_MS = 30_000

/** Whatever came back; `json` is undefined if it is no JSON object. */
export interface Reply {
  status: number
  json: Record<string, unknown> | undefined
}

export interface Asking {
  get: GetJson
  post(url: string, body: URLSearchParams | object, headers?: object): Promise<Reply>
}

export function createAsking(options: { clock: Clock; log?: Log }): Asking {
  const { clock } = options
  const log = createLog(options.log)
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
      const response = await fetch(url, { ...init, signal })
      return { status: response.status, json: objectIn(await response.text()) }
    }
  }

  return {
    async get(url) {
      const headers = { Accept: 'application/json' }
      const { status, json } = await ask(url, { method: 'GET', headers })
      return status === 200 ? json : undefined
    },
    // #region wrong-audience
    post(url, body, headers = {}) {
      const form = body instanceof URLSearchParams
      const type = form ? 'application/x-www-form-urlencoded' : 'application/json'
      return ask(url, {
        method: 'POST',
        // A redirect would take the code or the refresh token to somebody else.
        redirect: 'manual',
        headers: { 'Content-Type': type, Accept: 'application/json', ...headers },
        body: form ? body : JSON.stringify(body),
      })
    },
    // #endregion wrong-audience
  }
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
