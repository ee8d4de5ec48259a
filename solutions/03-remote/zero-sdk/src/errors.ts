/**
 * Given: the errors of the contract, one for each way a request can end badly.
 * What the server itself said is an `RpcError` of stage 01.
 */
import type { InputMap, Layer } from './contract.ts'

/** At most so much of a body stands in a message. */
const SAMPLE = 200

/** A status that is no success, and a body that is no JSON-RPC error. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly status: number
  readonly sample: string

  constructor(status: number, body: string) {
    const sample = body.slice(0, SAMPLE)
    super(`HTTP ${status}${sample && `: ${sample}`}`)
    this.status = status
    this.sample = sample
  }
}

/** A success that is no MCP answer. */
export class BadAnswer extends Error {
  override readonly name = 'BadAnswer'
  readonly contentType: string
  readonly sample: string

  constructor(what: string, contentType = '', body = '') {
    const sample = body.slice(0, SAMPLE)
    super(`not an MCP answer: ${what}${sample && `: ${sample}`}`)
    this.contentType = contentType
    this.sample = sample
  }
}

/** No connection came about, however often it was tried. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable'
  readonly code: string

  constructor(code: string, url: string) {
    super(`cannot reach ${url}: ${code}`)
    this.code = code
  }
}

export class RedirectRefused extends Error {
  override readonly name = 'RedirectRefused'
  readonly location: string

  constructor(status: number, location: string) {
    super(
      `HTTP ${status} redirects to ${location}; if you trust it, configure that URL`,
    )
    this.location = location
  }
}

/** The connection broke while the server may have been working. */
export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown'
  readonly method: string

  constructor(method: string) {
    super(`the connection broke during ${method}; it may have been done, or not`)
    this.method = method
  }
}

/** A limit of ours; nothing that the server said. */
export class LayerTimeout extends Error {
  override readonly name = 'LayerTimeout'
  readonly layer: Layer
  readonly timeoutMs: number

  constructor(layer: Layer, timeoutMs: number) {
    super(`the ${layer} limit of ${timeoutMs} ms has passed`)
    this.layer = layer
    this.timeoutMs = timeoutMs
  }
}

/** The server asks, and nobody may answer. */
export class InputRequired extends Error {
  override readonly name = 'InputRequired'
  readonly requests: InputMap

  constructor(requests: InputMap, why: string) {
    super(`the server asks for ${Object.keys(requests).join(', ') || 'more'}: ${why}`)
    this.requests = requests
  }
}

/** The user has to log in. The manager knows this error by its name. */
export class NeedsAuth extends Error {
  override readonly name = 'NeedsAuth'
  readonly url: string
  readonly scope: string | undefined

  constructor(url: string, scope?: string) {
    // A user in front of the host, or a query, may be a secret.
    const where = url.replace(/^(\w+:\/\/)[^/]*@|[?#].*/gs, '$1')
    super(`${where} asks for a login${scope ? ` with ${scope}` : ''}`)
    this.url = url
    this.scope = scope
  }
}

/** A login that cannot go on. `reason` never holds a secret. */
export class AuthorizationFailed extends Error {
  override readonly name = 'AuthorizationFailed'
  readonly reason: string

  constructor(reason: string) {
    super(reason)
    this.reason = reason
  }
}

export class TimeoutConflict extends Error {
  override readonly name = 'TimeoutConflict'
  readonly inner: string
  readonly outer: string

  constructor(inner: [string, number], outer: [string, number]) {
    super(
      `${inner[0]} (${inner[1]} ms) has to be below ${outer[0]} (${outer[1]} ms), ` +
        'or it can never fire',
    )
    this.inner = inner[0]
    this.outer = outer[0]
  }
}

export class BadTimeout extends Error {
  override readonly name = 'BadTimeout'
  readonly source: string
  readonly value: unknown

  constructor(source: string, value: unknown) {
    // JSON has no word for NaN.
    const got = typeof value === 'number' ? value : JSON.stringify(value)
    super(`${source}: expected milliseconds from 1, got ${got} (${typeof value})`)
    this.source = source
    this.value = value
  }
}
