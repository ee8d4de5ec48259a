/**
 * Why something that was handed in is not taken. Thrown where it is found, caught
 * in `takeIn`: a refusal ends one submission and never the batch.
 */
import { safe } from '@workshop/report'
import type { Text } from '@workshop/syllabus'
import { REASONS, type Reason } from './reasons.ts'

export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly reason: Reason
  /** The entry at fault, fit to be shown; empty when it is the whole. */
  readonly entry: string
  readonly said: Text

  constructor(reason: Reason, entry = '', detail: Text | string = '', cause?: unknown) {
    const shown = shownName(entry)
    const quoted = shown === '' ? '' : `"${shown}"`
    const { en, zh } = typeof detail === 'string' ? { en: detail, zh: detail } : detail
    const said = {
      en: REASONS[reason](quoted, safe(en)).en,
      zh: REASONS[reason](quoted, safe(zh)).zh,
    }
    super(said.en, cause === undefined ? {} : { cause })
    this.reason = reason
    this.entry = shown
    this.said = said
  }

  /** What was looked for is not there, which may be no fault at all. */
  get isAbsence(): boolean {
    return this.reason === 'unreadable' && codeOf(this.cause) === 'ENOENT'
  }
}

const LONGEST_SHOWN = 160

/** A name as it can be printed: no controls, no turned reading direction, no end. */
export function shownName(name: string): string {
  const head = name.slice(0, LONGEST_SHOWN)
  return safe(head, { unicode: false }) + (name.length > LONGEST_SHOWN ? '...' : '')
}

/** `ENOENT` and its like; empty for anything else that was thrown. */
export function codeOf(cause: unknown): string {
  const code = (cause as { code?: unknown } | null | undefined)?.code
  return typeof code === 'string' ? code : ''
}

/** Whatever a reader throws about the bytes it was given is the archive's fault. */
export async function damagedIfThrown<T>(
  entry: string,
  read: () => Promise<T>,
): Promise<T> {
  try {
    return await read()
  } catch (cause) {
    if (cause instanceof Refusal) throw cause
    const said = cause instanceof Error ? cause.message : String(cause)
    const isCut = /unexpected end|end of file|not enough bytes|truncated/i.test(said)
    throw new Refusal(isCut ? 'truncated' : 'damaged-archive', entry, said, cause)
  }
}
