/** The workshop's own texts on the screen: long enough to help, short enough to fit. */
import { LOCALES } from '@workshop/syllabus'
import { describe, expect, test } from 'vitest'
import { joinWithSyllabus, SYLLABUS } from '../src/join.ts'
import { spelled } from '../src/page.ts'
import { MOST_LINES, renderStageScreen } from '../src/stage-screen.ts'
import { reportOf } from './report-fixture.ts'
import { EXCHANGE } from './screens-fixture.ts'

const THEMES = [
  { color: false, unicode: true, columns: 88 },
  { color: false, unicode: false, columns: 88 },
]

const GUARDS = SYLLABUS.pitfalls.flatMap(pitfall =>
  Object.entries(pitfall.checks).map(([id, check]) => ({ pitfall, id, check })),
)

const bare = (text: string) => text.replace(/\s/g, '')

describe.each(LOCALES)('in %s', locale => {
  test.each(GUARDS)('$pitfall.id/$id is shown in full', ({ pitfall, id, check }) => {
    const observed = { kind: 'never-settled', ms: 1000 } as const
    const lesson = { frames: EXCHANGE, observed }
    const deviations = { [`${pitfall.id}/${id}`]: { verdict: 'fail', lesson } } as const
    const guesses = { [pitfall.id]: 'it will ignore the line' }
    const joined = joinWithSyllabus(
      reportOf(deviations, SYLLABUS, guesses, pitfall.stage),
    )
    for (const theme of THEMES) {
      const screen = renderStageScreen(joined, { locale, theme, hintsUsed: {} })
      expect(screen.split('\n').length - 1).toBeLessThanOrEqual(MOST_LINES)
      for (const text of [check.title, check.expected, pitfall.cause, pitfall.title]) {
        const shown = theme.unicode ? text[locale] : spelled(text[locale])
        expect(bare(screen)).toContain(bare(shown))
      }
    }
  })

  test('every experiment is shown in full before it is written', () => {
    for (const pitfall of SYLLABUS.pitfalls) {
      if (!pitfall.breaks || pitfall.experiment === undefined) continue
      const observed = { kind: 'not-implemented', pitfall: pitfall.id } as const
      const joined = joinWithSyllabus(
        reportOf(
          {
            [pitfall.id]: { verdict: 'locked' },
            [`${pitfall.id}/hit`]: {
              verdict: 'fail',
              lesson: { frames: [], observed },
            },
          },
          SYLLABUS,
          {},
          pitfall.stage,
        ),
      )
      for (const theme of THEMES) {
        const screen = renderStageScreen(joined, { locale, theme })
        const text = pitfall.experiment[locale]
        expect(bare(screen)).toContain(bare(theme.unicode ? text : spelled(text)))
      }
    }
  })
})
