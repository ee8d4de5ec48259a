/**
 * A server that needs to know more: it asks in place of a result, and forgets. What it
 * has to remember it gives to the client, sealed, and gets back with the answers.
 * Not here: the client's side of it (`rounds.ts`).
 * Specification 2026-07-28: basic/patterns/mrtr.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { type Clock, ERROR_CODES, type JsonRpcRequest, META } from '@workshop/wire'
import { RpcError } from '../provided/errors.ts'

type Result = Record<string, unknown>

/** What came with a request besides its arguments. */
export interface Input {
  /** By the keys of the questions; whoever asked checks what is in them. */
  responses: Readonly<Record<string, Result>>
  /** As it was given out. */
  state: string | undefined
  /** Of the client: what it may be asked. */
  capabilities: Readonly<Result>
}

export interface AskingBack {
  /** Throws an `RpcError` where the client has changed what it was given. */
  inputOf(request: JsonRpcRequest): Input
  /** The same result, if it asks for nothing; else what may go out. */
  sent(request: JsonRpcRequest, result: Result): Result
}

const INPUT_REQUIRED = 'input_required'
/** Long enough for a user to think, too short to try out much. */
const LIFE_MS = 600_000

// #region asking-back
export function createAskingBack(clock: Clock): AskingBack {
  // It ends with the process, and so does every question that is still open.
  const key = randomBytes(32)

  /** A state is good for the request that it was made for, and for nothing else. */
  function signed(sealed: string, { method, params }: JsonRpcRequest): string {
    const about = JSON.stringify([sealed, method, params?.name ?? params?.uri])
    const signature = createHmac('sha256', key).update(about).digest('base64url')
    return `${sealed}.${signature}`
  }

  function seal(state: string, request: JsonRpcRequest): string {
    const text = JSON.stringify([state, clock.now() + LIFE_MS])
    return signed(Buffer.from(text).toString('base64url'), request)
  }

  function unseal(given: string, request: JsonRpcRequest): string {
    const [sealed = ''] = given.split('.')
    const expected = Buffer.from(signed(sealed, request))
    const got = Buffer.from(given)
    if (got.length !== expected.length || !timingSafeEqual(got, expected)) {
      throw invalidParams('requestState: not what was given out')
    }
    const [state, end] = JSON.parse(Buffer.from(sealed, 'base64url').toString())
    if (clock.now() > end) throw invalidParams('requestState: too old')
    return state
  }

  return {
    inputOf(request) {
      const { inputResponses = {}, requestState, _meta } = request.params ?? {}
      if (requestState !== undefined && typeof requestState !== 'string') {
        throw invalidParams(`requestState: expected text, got ${typeof requestState}`)
      }
      return {
        responses: responsesIn(inputResponses),
        state: requestState === undefined ? undefined : unseal(requestState, request),
        capabilities: objectIn(_meta?.[META.clientCapabilities]),
      }
    },
    sent(request, result) {
      if (result.resultType !== INPUT_REQUIRED) return result
      const { inputRequests, requestState, _meta } = result
      const asked = objectIn(inputRequests)
      checkDeclared(asked, objectIn(request.params?._meta?.[META.clientCapabilities]))
      return {
        resultType: INPUT_REQUIRED,
        ...(inputRequests !== undefined && { inputRequests }),
        ...(typeof requestState === 'string' && {
          requestState: seal(requestState, request),
        }),
        // An answer to a question is for nobody to keep, so there are no cache hints.
        _meta,
      }
    },
  }
}

const NEEDED: Readonly<Record<string, string>> = {
  'elicitation/create': 'elicitation',
  'sampling/createMessage': 'sampling',
  'roots/list': 'roots',
}

/** Whoever is asked what they cannot answer is told so before they are asked. */
function checkDeclared(asked: Result, declared: Result): void {
  const requiredCapabilities: Result = {}
  for (const { method, params } of Object.values(asked).map(objectIn)) {
    const name = NEEDED[String(method)]
    if (name === undefined) throw new Error(`a client cannot be asked for ${method}`)
    const isPage = objectIn(params).mode === 'url'
    const has = declared[name] !== undefined
    if (isPage && !('url' in objectIn(declared[name]))) {
      requiredCapabilities[name] = { url: {} }
    } else if (!has) requiredCapabilities[name] ??= {}
  }
  const missing = Object.keys(requiredCapabilities)
  if (missing.length === 0) return
  const message = `the client has not declared ${missing.join(', ')}`
  const data = { requiredCapabilities }
  throw new RpcError(ERROR_CODES.missingClientCapability, message, data)
}

// #endregion asking-back

function responsesIn(given: unknown): Record<string, Result> {
  if (!isObject(given)) throw invalidParams('inputResponses: expected an object')
  for (const [key, response] of Object.entries(given)) {
    if (isObject(response)) continue
    throw invalidParams(`inputResponses.${key}: expected an object`)
  }
  return given as Record<string, Result>
}

function objectIn(value: unknown): Result {
  return isObject(value) ? value : {}
}

function invalidParams(message: string): RpcError {
  return new RpcError(ERROR_CODES.invalidParams, message)
}

function isObject(value: unknown): value is Result {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
