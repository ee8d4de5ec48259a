/**
 * One entry of the ledger looked at again: its command is run, and what it prints is
 * compared with what the site says. An entry without a command only has an age.
 */
import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import type { Fact } from '../../data/types.ts'

export type Outcome =
  | { kind: 'same' }
  /** The site says one thing, the command another. */
  | { kind: 'differs'; printed: string }
  /** There was nothing to compare. */
  | { kind: 'failed'; reason: string }

export interface Surroundings {
  /** Where commands are run. */
  cwd: string
  /** What a command may take, in milliseconds. */
  patience: number
}

const DAY = 24 * 60 * 60 * 1000
const STALE_AFTER_DAYS = 90
const LAST_WORDS = 300

export function isStale({ checked }: Pick<Fact, 'checked'>, today: Date): boolean {
  const then = Date.parse(checked)
  if (Number.isNaN(then)) {
    throw new Error(`checked: expected a date such as 2026-12-01, got ${checked}`)
  }
  return today.getTime() - then > STALE_AFTER_DAYS * DAY
}

/** Never rejects: what went wrong is an outcome too. */
export async function recheck(
  { value }: Pick<Fact, 'value'>,
  command: string,
  { cwd, patience }: Surroundings,
): Promise<Outcome> {
  const child = spawn(command, { cwd, shell: true, stdio: ['ignore', 'pipe', 'pipe'] })
  const timer = setTimeout(() => child.kill(), patience)
  const ended = new Promise<string | undefined>(resolve => {
    child.once('error', cause => resolve(cause.message))
    child.once('close', (code, signal) =>
      resolve(code === 0 ? undefined : howItEnded(code, signal, patience)),
    )
  })
  const [said, complaint, how] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    ended,
  ])
  clearTimeout(timer)
  if (how !== undefined) {
    const lastWords = complaint.trim().slice(-LAST_WORDS)
    return { kind: 'failed', reason: `${how}${lastWords && `: ${lastWords}`}` }
  }
  const printed = said.trim()
  return printed === value.trim() ? { kind: 'same' } : { kind: 'differs', printed }
}

function howItEnded(
  code: number | null,
  signal: string | null,
  patience: number,
): string {
  if (signal) return `was ended by ${signal} (patience: ${patience / 1000} s)`
  return `expected exit code 0, got ${code}`
}
