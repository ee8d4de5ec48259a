/**
 * Why a check is not green: a verdict and what was observed. Thrown by the
 * context's assertions; everything else that is thrown is somebody's mistake.
 */
import type { RawClient } from '@workshop/faults'
import type { Observation, Verdict } from '@workshop/report'
import { LoadError, MissingExport, whereIn } from './subject/index.ts'
import { ProtocolViolation, SubjectGone, WaitedTooLong } from './subject/proxy/index.ts'

export class Red extends Error {
  override readonly name = 'Red'
  readonly verdict: Exclude<Verdict, 'pass'>
  readonly observed: Observation

  constructor(observed: Observation, verdict: Exclude<Verdict, 'pass'> = 'fail') {
    super(observed.kind)
    this.observed = observed
    this.verdict = verdict
  }
}

/** The longest message of a subject that goes into a report. */
const LONGEST = 400

/** An error of the subject, the way a report can say it. */
export async function rejectionOf(reason: unknown, dir: string): Promise<Red> {
  const own = await observationOf(reason, dir)
  if (own) return new Red(own)
  const where = await whereIn((reason as Error | undefined)?.stack, dir)
  return new Red({
    kind: 'rejected',
    name: nameOf(reason),
    message: messageOf(reason).slice(0, LONGEST),
    ...(where && { where }),
  })
}

/** Why a program of the subject has ended, from its last words. */
export async function exitOf({ stderr, exit }: RawClient, dir: string): Promise<Red> {
  const gap = /NotImplemented: ([a-z0-9-]+)/.exec(stderr)?.[1]
  const where = await whereIn(stderr, dir)
  const place = where === undefined ? {} : { where }
  if (gap) return new Red({ kind: 'not-implemented', pitfall: gap, ...place })
  const { code = null, signal = null } = exit ?? {}
  return new Red({ kind: 'exited', code, signal, stderr: reasonIn(stderr), ...place })
}

/** The line of a stack trace that says what happened; else the last line. */
function reasonIn(stderr: string): string {
  const lines = stderr.split('\n').filter(line => line.trim() !== '')
  const reason =
    lines.find(line => /^\w*(Error|Exception)\b/.test(line)) ?? lines.at(-1)
  return (reason ?? '').slice(0, LONGEST)
}

/** What came out of the subject, in the vocabulary of reports; undefined if not its own. */
export async function observationOf(
  cause: unknown,
  dir: string,
): Promise<Observation | undefined> {
  if (cause instanceof LoadError) {
    const { file, line, message, missing } = cause
    if (missing) return { kind: 'missing-file', file }
    return { kind: 'load-error', file, message, ...(line !== undefined && { line }) }
  }
  if (cause instanceof MissingExport) {
    return {
      kind: 'missing-export',
      file: cause.file,
      name: cause.export,
      actual: cause.actual,
    }
  }
  return endOfProcess(cause) ?? notImplemented(cause, dir)
}

/** How a subject in a process of its own has lost it. */
function endOfProcess(cause: unknown): Observation | undefined {
  if (cause instanceof SubjectGone) {
    const { code, signal, stderr } = cause
    return { kind: 'exited', code, signal, stderr: reasonIn(stderr) }
  }
  if (cause instanceof WaitedTooLong) return { kind: 'never-settled', ms: cause.ms }
  if (!(cause instanceof ProtocolViolation)) return undefined
  return { kind: 'crashed', name: cause.name, message: cause.message }
}

/** A gap of the skeleton, whether it was thrown here or printed by a program. */
async function notImplemented(
  cause: unknown,
  dir: string,
): Promise<Observation | undefined> {
  const text =
    cause instanceof Error ? `${cause.name}: ${cause.message}\n${cause.stack}` : ''
  const gap = /NotImplemented: ([a-z0-9-]+)/.exec(text)?.[1]
  if (!gap) return undefined
  const where = await whereIn(text, dir)
  return { kind: 'not-implemented', pitfall: gap, ...(where && { where }) }
}

/** Errors cross the seam by name, message and fields; their class stays behind. */
export function nameOf(cause: unknown): string {
  if (cause instanceof Error || isErrorLike(cause)) return cause.name
  return typeof cause
}

export function messageOf(cause: unknown): string {
  if (cause instanceof Error || isErrorLike(cause)) return cause.message
  // An object may have a `toString` of its own, which throws again.
  return typeof cause === 'object' && cause !== null ? 'an object' : String(cause)
}

function isErrorLike(cause: unknown): cause is { name: string; message: string } {
  return (
    typeof cause === 'object' &&
    cause !== null &&
    typeof (cause as { name?: unknown }).name === 'string' &&
    typeof (cause as { message?: unknown }).message === 'string'
  )
}
