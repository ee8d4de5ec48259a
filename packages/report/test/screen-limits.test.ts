/** What holds for every screen, whatever a subject or peer has sent. */
import { LOCALES } from '@workshop/syllabus'
import { describe, expect, test, vi } from 'vitest'
import { renderLadder } from '../src/ladder.ts'
import type { Theme } from '../src/paint.ts'
import { MOST_LINES, renderStageScreen } from '../src/stage-screen.ts'
import type { Verdict } from '../src/verdict.ts'
import { widthOf } from '../src/wrap.ts'
import { framesWith, HOSTILE, observationsWith } from './hostile-fixture.ts'
import { joinedOf } from './report-fixture.ts'
import { SCREENS } from './screens-fixture.ts'

// Hundreds of screens in one test: slow on a machine that is busy elsewhere.
vi.setConfig({ testTimeout: 30_000 })

const THEMES: readonly Theme[] = [
  { color: false, unicode: true, columns: 88 },
  { color: false, unicode: false, columns: 88 },
]

const CASES = LOCALES.flatMap(locale =>
  THEMES.map(theme => ({ locale, theme, look: theme.unicode ? 'unicode' : 'plain' })),
)

const RARER: readonly (readonly [check: string, verdict: Verdict])[] = [
  ['hit', 'fail'],
  ['client-banner', 'vacuous'],
  ['client-banner', 'harness-fault'],
]

/** Every observation as a failed guard, and as one of the rarer lessons in turn. */
const redOnes = (index: number) => [
  ['client-banner', 'fail'] as const,
  ...RARER.slice(index % RARER.length).slice(0, 1),
]

/** Controls, bidi and invisible characters, lone surrogates; newline excepted. */
const UNSAFE = /[^\P{Cc}\n]|[\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/u

function expectFits(screen: string, columns: number): string[] {
  expect(screen).not.toMatch(UNSAFE)
  expect(screen.endsWith('\n')).toBe(true)
  const lines = screen.slice(0, -1).split('\n')
  const wide = lines.filter(line => widthOf(line) > columns)
  expect(wide).toEqual([])
  // A line of a terminal must also be short as text: marks have no width.
  expect(Math.max(...lines.map(line => line.length))).toBeLessThan(columns * 13)
  return lines
}

function expectLesson(screen: string): void {
  const lines = expectFits(screen, 88)
  expect(lines.length, screen).toBeLessThanOrEqual(MOST_LINES)
  expect(lines.at(-1)).toMatch(/^ {2}(next|下一步) +pnpm [a-z]/)
}

describe.each(Object.entries(HOSTILE))('screens with %s', (_name, text) => {
  test.each(CASES)('every observation fits: $locale, $look', ({ locale, theme }) => {
    const guesses = { 'stdout-noise': text }
    for (const [index, observed] of observationsWith(text).entries()) {
      for (const [check, verdict] of redOnes(index)) {
        const lesson = { frames: framesWith(text), observed }
        const joined = joinedOf({
          [`stdout-noise/${check}`]: { verdict, lesson },
          'id-discipline': { verdict: 'fail' },
        })
        expectLesson(renderStageScreen(joined, { locale, theme, guesses }))
      }
    }
  })

  test.each(LOCALES)('a fault outside the checks, %s', locale => {
    const joined = joinedOf()
    for (const observed of observationsWith(text)) {
      const lesson = { frames: [], observed }
      const stray = { pitfall: text, check: text, kind: 'guard', ms: 0 } as const
      const unknown = [{ ...stray, verdict: 'harness-fault', lesson } as const]
      for (const theme of THEMES) {
        expectLesson(renderStageScreen({ ...joined, unknown }, { locale, theme }))
      }
    }
  })

  test.each(LOCALES)('the ladder, %s', locale => {
    for (const theme of THEMES) {
      const ladder = renderLadder(framesWith(text), { locale, theme })
      expectFits(ladder, 88)
    }
  })
})

describe.each(LOCALES)('screens in %s', locale => {
  test.each([60, 72, 88, 120])('no line is wider than %i columns', columns => {
    for (const joined of Object.values(SCREENS)) {
      for (const theme of THEMES) {
        expectFits(
          renderStageScreen(joined, { locale, theme: { ...theme, columns } }),
          columns,
        )
      }
    }
  })

  test('every screen ends with the next command', () => {
    for (const joined of Object.values(SCREENS)) {
      for (const theme of THEMES)
        expectLesson(renderStageScreen(joined, { locale, theme }))
    }
  })
})

test('plain English screens are ASCII where the peer was', () => {
  const theme = { color: false, unicode: false, columns: 88 }
  for (const joined of [SCREENS.timeout, SCREENS.locked, SCREENS['bad-request']]) {
    const screen = renderStageScreen(joined, { locale: 'en', theme })
    expect(screen).toMatch(/^[\n -~]*$/)
  }
})
