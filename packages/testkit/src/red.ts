/**
 * Why a check is not green: a verdict and what was observed. Thrown by the
 * context's assertions; everything else that is thrown is somebody's mistake.
 */
import type { Observation, Verdict } from '@workshop/report'
import { LoadError, MissingExport, whereIn } from './subject/index.ts'

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
  return notImplemented(cause, dir)
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
  return String(cause)
}

function isErrorLike(cause: unknown): cause is { name: string; message: string } {
  return (
    typeof cause === 'object' &&
    cause !== null &&
    typeof (cause as { name?: unknown }).name === 'string' &&
    typeof (cause as { message?: unknown }).message === 'string'
  )
}
