/**
 * Progress as one line: a dot for each pitfall, the core before what is beyond
 * it, and the same in words. Without symbols the words stand alone.
 */
import type { JoinedPitfall, Score } from './join.ts'
import type { Page } from './page.ts'
import { counts, shareOf, WORDS } from './phrases.ts'
import { cut, widthOf } from './wrap.ts'

const DOTS = { survived: 'survived', hit: 'hit', 'to-go': 'toGo' } as const

type Dotted = Pick<JoinedPitfall, 'state'> & { pitfall: { level: 'must' | 'should' } }

/** Empty without symbols outside ASCII: rows of `#` and `.` read as noise. */
export function dotsOf(page: Page, pitfalls: readonly Dotted[]): string {
  if (!page.theme.unicode) return ''
  const of = (level: 'must' | 'should') =>
    pitfalls
      .filter(({ pitfall }) => pitfall.level === level)
      .map(({ state }) => page.mark[DOTS[state]])
      .join('')
  return [of('must'), of('should')].filter(dots => dots !== '').join(' ')
}

export function sharesOf(page: Page, { core, beyond }: Score): string {
  const parts = [
    `${page.say(WORDS.core)} ${page.say(shareOf(core.survived, core.total))}`,
  ]
  if (beyond.total > 0) {
    const share = page.say(shareOf(beyond.survived, beyond.total))
    parts.push(`${page.say(WORDS.beyond)} ${share}`)
  }
  return parts.join(` ${page.mark.between} `)
}

export function progressLine(
  page: Page,
  pitfalls: readonly JoinedPitfall[],
  score: Score,
): string {
  const words = page.say(counts(score.survived, score.hit, score.toGo))
  const dots = dotsOf(page, pitfalls)
  const line = [dots, words].filter(part => part !== '').join('   ')
  const shares = `   ${sharesOf(page, score)}`
  const fits = widthOf(line) + widthOf(shares) <= page.columns
  return cut(fits ? line + shares : line, page.columns, page.mark.more)
}
