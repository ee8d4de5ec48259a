import { LOCALES } from '@workshop/syllabus'
import { describe, expect, test } from 'vitest'
import { renderLadder } from '../src/ladder.ts'
import { renderMap } from '../src/map.ts'
import type { Theme } from '../src/paint.ts'
import { progressOf } from '../src/progress.ts'
import { renderProgress } from '../src/progress-list.ts'
import { renderStageScreen } from '../src/stage-screen.ts'
import { expectGolden } from './golden.ts'
import { ANSWER, EXCHANGE, REQUEST, SCREENS } from './screens-fixture.ts'
import { FIXTURE } from './syllabus-fixture.ts'

const THEMES: Readonly<Record<string, Theme>> = {
  unicode: { color: false, unicode: true, columns: 88 },
  plain: { color: false, unicode: false, columns: 88 },
}

const CASES = LOCALES.flatMap(locale =>
  Object.entries(THEMES).map(([look, theme]) => ({ locale, look, theme })),
)

const PROGRESS = progressOf([SCREENS.fail.report], ['01', '02'], FIXTURE)

describe.each(CASES)('golden files, $locale, $look', ({ locale, look, theme }) => {
  test.each(Object.entries(SCREENS))('stage screen: %s', (name, joined) => {
    const screen = renderStageScreen(joined, {
      locale,
      theme,
      hintsUsed: {},
      guide: 'http://localhost:5173',
      stages: ['01', '02'],
    })
    expectGolden(`${name}.${locale}.${look}`, screen)
  })

  test('the map', () => {
    const map = renderMap(PROGRESS, {
      locale,
      theme,
      guide: 'http://localhost:5173',
      watching: { folder: 'stages/01-handrolled', savedAt: '14:02:11' },
      keys: true,
    })
    expectGolden(`map.${locale}.${look}`, map)
  })

  test('the map without a terminal', () => {
    expectGolden(`map-once.${locale}.${look}`, renderMap(PROGRESS, { locale, theme }))
  })

  test('progress', () => {
    expectGolden(
      `progress.${locale}.${look}`,
      renderProgress(PROGRESS, { locale, theme }),
    )
  })

  test('the ladder', () => {
    const ladder = renderLadder(EXCHANGE, { locale, theme })
    expectGolden(`ladder.${locale}.${look}`, ladder)
  })
})

test('the golden screen in colour says the same words', () => {
  const options = {
    locale: 'en' as const,
    hintsUsed: {},
    guide: 'http://localhost:5173',
  }
  const theme = { color: true, unicode: true, columns: 88 }
  const screen = renderStageScreen(SCREENS.fail, { ...options, theme })
  expectGolden('fail.en.color', screen)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it is what is removed
  const bare = screen.replace(/\u001b\[\d+m/g, '')
  expect(bare).toBe(
    renderStageScreen(SCREENS.fail, { ...options, theme: { ...theme, color: false } }),
  )
})

test.each(LOCALES)('the ladder of an exchange over HTTP, %s', locale => {
  const frames = [
    { dir: '->', stream: 'request', at: 1, text: 'POST /mcp · mcp-method: tools/call' },
    { dir: '->', stream: 'request', at: 1, text: REQUEST },
    {
      dir: '<-',
      stream: 'response',
      at: 4,
      text: 'HTTP 200 · Content-Type: text/event-stream',
    },
    { dir: '<-', stream: 'response', at: 4, text: ': keep-alive' },
    { dir: '<-', stream: 'response', at: 9, text: 'event: message' },
    { dir: '<-', stream: 'response', at: 9, text: `data: ${ANSWER}` },
    { dir: '<-', stream: 'response', at: 9, text: '' },
    { dir: '<-', stream: 'response', at: 12, text: 'data: half of a' },
    { dir: '<-', stream: 'response', at: 12, text: '(connection reset)' },
  ] as const
  const theme = { color: false, unicode: true, columns: 88 }
  expectGolden(`ladder-http.${locale}`, renderLadder(frames, { locale, theme }))
})
