/** From what was performed to what is concluded. Pure. */
import { ERROR_CODES, META } from '@workshop/wire'
import { DEVIATIONS, type Deviation, type DeviationId } from '../deviations.ts'
import { isObject, member, textOf } from '../exchange/messages.ts'
import { probeExchange } from '../exchange/probe-exchange.ts'
import { answerOf, capabilitiesIn, hasResult, isModern, replyOf } from './replies.ts'
import { toolDeviations, toolsIn } from './tool-rules.ts'
import { troubleOf } from './trouble.ts'
import type { LiveContext, LiveVerdict, Outcome, ServerEra, StepId } from './types.ts'

export function classify(outcome: Outcome, { target }: LiveContext): LiveVerdict {
  const era = eraOf(outcome)
  const trouble = era === 'unknown' ? troubleOf(outcome, target) : undefined
  const isPinned = target.kind === 'stdio' && !outcome.again
  const isOpen = era === 'modern' && isPinned
  const server = identityOf(outcome)
  const tools = toolsIn(outcome)
  return {
    kind: 'live',
    era,
    ...(isOpen && { isOpen }),
    ...(trouble && { trouble }),
    revisions: [...new Set(revisionsIn(outcome))],
    capabilities: [
      ...new Set([
        ...capabilitiesIn(outcome, 'discover'),
        ...capabilitiesIn(outcome, 'initialize'),
      ]),
    ],
    ...(server && { server }),
    ...(tools && { tools: tools.length }),
    deviations: trouble ? [] : deviationsIn(outcome),
    frames: outcome.frames,
  }
}

function eraOf(outcome: Outcome): ServerEra {
  const modern = isModern(outcome)
  const legacy = typeof greetedWith(outcome) === 'string' || isHttpSse(outcome)
  if (modern) return legacy ? 'dual' : 'modern'
  return legacy ? 'legacy' : 'unknown'
}

/** The revision of the handshake, in whichever process there was one. */
const greetedWith = (outcome: Outcome): unknown =>
  [outcome, outcome.again]
    .map(own => own && replyOf(own, 'initialize')?.result?.protocolVersion)
    .find(version => version !== undefined)

/** The oldest transport opens with an event that names an address. */
function isHttpSse(outcome: Outcome): boolean {
  const answer = answerOf(outcome, 'get')
  const frames = answer?.frames.map(index => outcome.frames[index]) ?? []
  return frames.some(frame => /^event: ?endpoint\b/m.test(frame?.body ?? ''))
}

function revisionsIn(outcome: Outcome): string[] {
  const spoken = greetedWith(outcome)
  const discovered = replyOf(outcome, 'discover')
  const supported =
    discovered?.result?.supportedVersions ?? member(discovered?.data, 'supported')
  return [
    ...(Array.isArray(supported) ? supported : []),
    spoken,
    ...(isHttpSse(outcome) ? ['2024-11-05'] : []),
  ].filter(version => typeof version === 'string')
}

function identityOf(outcome: Outcome): { name: string; version: string } | undefined {
  const discovered = replyOf(outcome, 'discover')?.result?._meta
  const greeted = replyOf(outcome, 'initialize')?.result?.serverInfo
  const info = member(discovered, META.serverInfo) ?? greeted
  if (!isObject(info)) return undefined
  return { name: textOf(info.name) ?? '', version: textOf(info.version) ?? '' }
}

const MOST_NOISE = 5

function deviationsIn(outcome: Outcome): Deviation[] {
  const { deviations } = probeExchange(outcome.frames)
  const own = deviations.filter(({ id }) => DEVIATIONS[id].side === 'server')
  const noise = own.filter(({ id }) => id === 'not-a-message')
  return [
    ...own.filter(deviation => !noise.slice(MOST_NOISE).includes(deviation)),
    ...refusalDeviations(outcome),
    ...httpDeviations(outcome),
    ...toolDeviations(outcome),
    ...pingDeviation(outcome),
    ...(outcome.outlivedMs === undefined ? [] : [{ id: 'outlives-stdin' } as const]),
  ]
}

const REFUSALS: readonly (readonly [StepId, number, DeviationId])[] = [
  ['partial-meta', ERROR_CODES.invalidParams, 'missing-meta-accepted'],
  ['unknown-version', ERROR_CODES.unsupportedVersion, 'unknown-version-accepted'],
  ['unknown-method', ERROR_CODES.methodNotFound, 'unknown-method-code'],
  ['header-mismatch', ERROR_CODES.headerMismatch, 'header-mismatch-accepted'],
]

/** What a modern server has to refuse, and with which code. */
function refusalDeviations(outcome: Outcome): Deviation[] {
  return REFUSALS.flatMap(([step, wanted, id]) => {
    const reply = replyOf(outcome, step)
    if (reply === undefined || reply.code === wanted) return []
    const seen = reply.code ?? (reply.result ? 'result' : `HTTP ${reply.status}`)
    return [{ id, frame: reply.frame, seen: String(seen) }]
  })
}

function httpDeviations(outcome: Outcome): Deviation[] {
  const foreign = replyOf(outcome, 'foreign-origin')
  const got = isModern(outcome) ? replyOf(outcome, 'get') : undefined
  const isOnlyModern = !hasResult(outcome, 'initialize')
  return [
    ...(foreign && foreign.status !== '403'
      ? [
          {
            id: 'foreign-origin-accepted',
            frame: foreign.frame,
            seen: `HTTP ${foreign.status}`,
          } as const,
        ]
      : []),
    ...(got && isOnlyModern && got.status !== '405'
      ? [{ id: 'get-not-405', frame: got.frame, seen: `HTTP ${got.status}` } as const]
      : []),
  ]
}

function pingDeviation(outcome: Outcome): Deviation[] {
  const answer = answerOf(outcome, 'legacy-ping')
  if (answer === undefined || hasResult(outcome, 'legacy-ping')) return []
  return [{ id: 'ping-unanswered', frame: answer.asked }]
}
