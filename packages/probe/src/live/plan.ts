/**
 * What to ask next, given what has been answered. Pure: whoever has a pipe or a
 * socket performs a step and asks again. First the modern era, then the handshake,
 * in one process and, over HTTP, without a second try at anything.
 * Specification 2026-07-28: basic/versioning (Backward Compatibility).
 */
import {
  LATEST_LEGACY_VERSION,
  META,
  METHODS,
  MODERN_VERSION,
  NOTIFICATIONS,
} from '@workshop/wire'
import { headerOf } from '../exchange/messages.ts'
import type { ExchangeFrame } from '../exchange/types.ts'
import { capabilitiesIn, hasResult, isModern, replyOf } from './replies.ts'
import type { Message, Outcome, Step, StepId, Target } from './types.ts'

const CLIENT_INFO = { name: 'mcp-probe', version: '1.0.0' }
/** A day of which no revision can know yet. */
const UNKNOWN_VERSION = '2099-12-31'
const UNKNOWN_METHOD = 'mcp-probe/no-such-method'
/** Reserved for names that never resolve (RFC 2606). */
const FOREIGN_ORIGIN = 'https://foreign.invalid'

const MODERN_STEPS: readonly StepId[] = [
  'list-tools',
  'list-tools-again',
  'partial-meta',
  'unknown-version',
  'unknown-method',
]
const HTTP_STEPS: readonly StepId[] = ['header-mismatch', 'foreign-origin', 'get']
const LEGACY_STEPS: readonly StepId[] = [
  'initialized',
  'legacy-list-tools',
  'legacy-ping',
]

/** With which question a server is opened. */
export type Opening = 'discover' | 'initialize'

/** The steps in their order, as far as the answers so far allow. */
export function plan(
  target: Target,
  outcome: Outcome,
  opening: Opening = 'discover',
): StepId[] {
  const isHttp = target.kind === 'http'
  const asked = outcome.answers.map(({ step }) => step)
  const steps: StepId[] = [opening]
  if (asked.includes('discover')) {
    if (isModern(outcome)) steps.push(...modernSteps(outcome, isHttp))
    steps.push('initialize')
  }
  if (hasResult(outcome, 'initialize')) {
    const hasTools = capabilitiesIn(outcome, 'initialize').includes('tools')
    steps.push(...LEGACY_STEPS.filter(id => hasTools || id !== 'legacy-list-tools'))
    if (isHttp && sessionIn(outcome.frames)) steps.push('end-session')
  } else if (isHttp && asked.includes('initialize') && !isModern(outcome)) {
    // The oldest transport is found by a GET, once nothing else has answered.
    steps.push('get')
  }
  return steps
}

function modernSteps(outcome: Outcome, isHttp: boolean): StepId[] {
  const hasTools = capabilitiesIn(outcome, 'discover').includes('tools')
  const steps = MODERN_STEPS.filter(id => hasTools || !id.startsWith('list-tools'))
  return isHttp ? [...steps, ...HTTP_STEPS] : steps
}

/** The step to perform now; nothing when there is no more to ask. */
export function nextStep(
  target: Target,
  outcome: Outcome,
  opening: Opening = 'discover',
): Step | undefined {
  if (outcome.trouble) return undefined
  const done = outcome.answers.map(({ step }) => step)
  const id = plan(target, outcome, opening).find(step => !done.includes(step))
  return id && stepOf(id, done.length + 1, outcome)
}

function stepOf(id: StepId, number: number, outcome: Outcome): Step {
  if (id === 'get') {
    return { id, method: 'GET', headers: { accept: 'text/event-stream' } }
  }
  const session = sessionHeaders(outcome)
  if (id === 'end-session') return { id, method: 'DELETE', headers: session }
  const message = messageOf(id, number)
  const headers = { ...headersOf(id, message), ...(isLegacy(id) ? session : {}) }
  return { id, method: 'POST', message, headers }
}

const isLegacy = (id: StepId): boolean => LEGACY_STEPS.includes(id)

function messageOf(id: StepId, number: number): Message {
  const jsonrpc = '2.0'
  if (id === 'initialized') return { jsonrpc, method: NOTIFICATIONS.initialized }
  const request = {
    jsonrpc,
    id: number,
    method: METHOD_OF[id] ?? METHODS.discover,
  } as const
  if (id === 'initialize') return { ...request, params: OFFER }
  return isLegacy(id) ? request : { ...request, params: { _meta: metaOf(id) } }
}

const OFFER = {
  protocolVersion: LATEST_LEGACY_VERSION,
  capabilities: {},
  clientInfo: CLIENT_INFO,
}

const METHOD_OF: Partial<Record<StepId, string>> = {
  'list-tools': METHODS.listTools,
  'list-tools-again': METHODS.listTools,
  'unknown-method': UNKNOWN_METHOD,
  initialize: METHODS.initialize,
  'legacy-list-tools': METHODS.listTools,
  'legacy-ping': METHODS.ping,
}

function metaOf(id: StepId): Record<string, unknown> {
  const version = id === 'unknown-version' ? UNKNOWN_VERSION : MODERN_VERSION
  return {
    [META.protocolVersion]: version,
    [META.clientInfo]: CLIENT_INFO,
    ...(id !== 'partial-meta' && { [META.clientCapabilities]: {} }),
  }
}

function headersOf(id: StepId, { method }: { method: string }): Record<string, string> {
  const headers = {
    accept: 'application/json, text/event-stream',
    'content-type': 'application/json',
  }
  if (id === 'initialize' || isLegacy(id)) return headers
  const version = id === 'unknown-version' ? UNKNOWN_VERSION : MODERN_VERSION
  return {
    ...headers,
    'mcp-protocol-version': version,
    'mcp-method': id === 'header-mismatch' ? METHODS.listTools : method,
    ...(id === 'foreign-origin' && { origin: FOREIGN_ORIGIN }),
  }
}

function sessionHeaders(outcome: Outcome): Record<string, string> {
  const session = sessionIn(outcome.frames)
  const version = replyOf(outcome, 'initialize')?.result?.protocolVersion
  return {
    ...(session !== undefined && { 'mcp-session-id': session }),
    ...(typeof version === 'string' && { 'mcp-protocol-version': version }),
  }
}

function sessionIn(frames: readonly ExchangeFrame[]): string | undefined {
  const values = frames
    .filter(({ from }) => from === 'server')
    .map(({ headers = {} }) => headerOf(headers, 'mcp-session-id'))
  return values.findLast(value => value !== undefined)
}
