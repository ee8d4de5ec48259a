/**
 * What a person sees while a batch runs: a bar that is drawn again on a terminal, one
 * line for each submission elsewhere. It goes to stderr; stdout is for results.
 */
import { safe } from '@workshop/report'
import type { Locale } from '@workshop/syllabus'
import type { GradeResult } from '../results/index.ts'

export interface Progress {
  ended(result: GradeResult, wasKept: boolean): void
  /** Leaves the terminal as it was. */
  close(): void
}

interface Output {
  write(text: string): unknown
  isTTY?: boolean
  columns?: number
}

const WORDS = {
  en: { left: 'left', perMinute: 'a minute', kept: 'kept' },
  zh: { left: '剩余', perMinute: '个/分钟', kept: '已有结果' },
} as const satisfies Record<Locale, Record<string, string>>

/** @param now milliseconds */
export function createProgress(
  total: number,
  output: Output,
  locale: Locale,
  now: () => number = () => performance.now(),
): Progress {
  const start = now()
  const words = WORDS[locale]
  let done = 0
  let graded = 0

  function ended(result: GradeResult, wasKept: boolean): void {
    done++
    if (!wasKept) graded++
    if (output.isTTY) draw()
    else output.write(`${lineOf(result, wasKept)}\n`)
  }

  function lineOf(
    { submission, verdict, score }: GradeResult,
    wasKept: boolean,
  ): string {
    const points = score ? ` ${score.points}/${score.max}` : ''
    const kept = wasKept ? ` (${words.kept})` : ''
    return `${done}/${total} ${safe(submission.name)}: ${verdict}${points}${kept}`
  }

  function draw(): void {
    const seconds = (now() - start) / 1000
    const rate = graded / Math.max(seconds, 0.001)
    const rest = graded === 0 ? '' : `, ${clock((total - done) / rate)} ${words.left}`
    const text = `${done}/${total}, ${Math.round(rate * 60)} ${words.perMinute}${rest}`
    const width = Math.max(0, Math.min(30, (output.columns ?? 80) - text.length - 20))
    const full = Math.round((done / Math.max(total, 1)) * width)
    output.write(`\r\x1b[K[${'#'.repeat(full)}${'.'.repeat(width - full)}] ${text}`)
  }

  const close = (): void => {
    if (output.isTTY && done > 0) output.write('\n')
  }
  return { ended, close }
}

/** `1:05`, minutes and seconds. */
function clock(seconds: number): string {
  const whole = Math.ceil(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
