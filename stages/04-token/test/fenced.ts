/**
 * A fence as the contract describes it, taken apart from outside: a first line, a
 * last line, and between them nothing that does not begin with a bar.
 */
import type { TestContext, Wanted } from '@workshop/testkit'
import { what } from './what-text.ts'

const BAR = '| '
/** All that ends a line for a terminal, a browser or a regular expression. */
const LINE_END = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/

const barred: Wanted = {
  said: { en: 'a line that begins with "| "', zh: '以 "| " 开头的行' },
  holds: line => String(line).startsWith(BAR),
}

const unbarred: Wanted = {
  said: { en: 'a line that does not begin with "| "', zh: '不以 "| " 开头的行' },
  holds: line => line !== '' && !String(line).startsWith(BAR),
}

export interface Fenced {
  opening: string
  /** The lines of the text, without their bars. */
  lines: string[]
  closing: string
}

export function takenApart(t: TestContext, fenced: string, server: string): Fenced {
  const [opening = '', ...lines] = fenced.split(LINE_END)
  const closing = lines.pop() ?? ''
  t.fits(opening, unbarred, what.openingFor(server))
  t.fits(closing, unbarred, what.closing)
  for (const line of lines) t.fits(line, barred, what.lineInside)
  return { opening, closing, lines: lines.map(line => line.slice(BAR.length)) }
}
