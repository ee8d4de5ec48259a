/**
 * What a learner of each stage sees first, and what a request over HTTP looks like:
 * the workshop's own texts, kept so that a change of them is seen.
 */
import { LOCALES, type StageId } from '@workshop/syllabus'
import { describe, expect, test } from 'vitest'
import { joinWithSyllabus, SYLLABUS } from '../src/join.ts'
import { renderStageScreen } from '../src/stage-screen.ts'
import type { Lesson } from '../src/verdict.ts'
import { expectGolden } from './golden.ts'
import { type Deviations, reportOf } from './report-fixture.ts'

const theme = { color: false, unicode: true, columns: 88 }

const REFUSED: Lesson = {
  frames: [
    {
      dir: '->',
      stream: 'request',
      text: 'POST /mcp · content-type: application/json · mcp-method: tools/list',
      at: 3,
      bad: { start: 46, length: 22 },
    },
    {
      dir: '->',
      stream: 'request',
      text: '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"echo"}}',
      at: 3,
    },
    { dir: '<-', stream: 'response', text: 'HTTP 200', at: 5 },
  ],
  observed: { kind: 'differs', what: 'status', actual: '200', wanted: '400' },
}

/** The first pitfall of a stage is always one that is broken first. */
const FIRST: readonly [StageId, string][] = [
  ['01', 'stdout-noise'],
  ['02', 'name-collision'],
  ['03', 'blind-reconnect'],
  ['04', 'token-bill'],
  ['05', 'empty-allowlist'],
]

function screenOf(stage: StageId, deviations: Deviations, locale: 'en' | 'zh'): string {
  const joined = joinWithSyllabus(reportOf(deviations, SYLLABUS, {}, stage))
  return renderStageScreen(joined, { locale, theme, hintsUsed: {} })
}

describe.each(LOCALES)('in %s', locale => {
  test.each(FIRST)('stage %s begins with an experiment', (stage, pitfall) => {
    expect(SYLLABUS.pitfalls.map(({ id }) => id)).toContain(pitfall)
    const lesson = { frames: [], observed: { kind: 'not-hit', what: pitfall } } as const
    const deviations: Deviations = {
      [pitfall]: { verdict: 'locked' },
      [`${pitfall}/hit`]: { verdict: 'fail', lesson },
    }
    expectGolden(`first-${stage}.${locale}`, screenOf(stage, deviations, locale))
  })

  test('a request over HTTP has its head and its body, and a mark under the fault', () => {
    const deviations: Deviations = {
      'mirrored-headers/compared': { verdict: 'fail', lesson: REFUSED },
    }
    expectGolden(`http.${locale}`, screenOf('03', deviations, locale))
  })
})
