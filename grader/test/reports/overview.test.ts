/** A class: who has which score, and which pitfalls most of them miss. */
import { PLAIN } from '@workshop/report'
import { describe, expect, it } from 'vitest'
import {
  explain,
  overviewOf,
  renderOverviewHtml,
  renderOverviewMarkdown,
  renderOverviewTerminal,
  renderTerminal,
} from '../../src/reports/index.ts'
import type { GradeResult } from '../../src/results/index.ts'
import { expectGolden } from '../golden.ts'
import { resultOf } from '../results/fixture.ts'
import { htmlElements } from './parsers.ts'
import { SAMPLES } from './samples.ts'

const by = (id: string, result: GradeResult): GradeResult => ({
  ...result,
  submission: {
    ...result.submission,
    name: `${id}.zip`,
    learner: { id, name: id.toUpperCase() },
  },
})

const CLASS = [
  by('a', resultOf()),
  by('b', resultOf({ 'glued-frames/hit': 'fail' })),
  by('c', resultOf({ 'glued-frames/hit': 'fail', 'stdout-noise/hit': 'fail' })),
  by('d', SAMPLES['rejected-input'] as GradeResult),
  by('e', SAMPLES['infra-error'] as GradeResult),
]
const theme = { ...PLAIN, unicode: true }

describe('the overview', () => {
  const [stage] = overviewOf(CLASS).stages

  it('has the most missed pitfall first', () => {
    const [first, second, third] = stage?.pitfalls ?? []
    expect(first).toMatchObject({ id: 'glued-frames', missed: 2, of: 3 })
    expect(second).toMatchObject({ id: 'stdout-noise', missed: 1, of: 3 })
    expect(third).toMatchObject({ missed: 0, average: 1 })
  })

  it('counts neither a refused submission nor a fault of ours among the missed', () => {
    expect(stage?.standings).toHaveLength(5)
    expect(stage?.graded).toBe(4)
    expect(stage?.done).toBe(1)
  })

  it('draws what the table says, with a text beside it', () => {
    for (const locale of ['en', 'zh'] as const) {
      const elements = htmlElements(renderOverviewHtml(CLASS, { locale }))
      const svg = elements.find(({ name }) => name === 'svg')
      expect(svg?.attributes.role).toBe('img')
      expect(elements.find(({ name }) => name === 'desc')?.text).toMatch(/[23]/)
      const bars = elements.filter(({ attributes }) => attributes.class === 'bar')
      expect(bars).toHaveLength(2)
      const [long, short] = bars.map(({ attributes }) => Number(attributes.width))
      expect(long).toBe((short ?? 0) * 2)
    }
  })

  it('says that there is nothing yet', () => {
    expect(renderOverviewHtml([], { locale: 'en' })).toContain('no result yet')
    expect(renderOverviewMarkdown([], { locale: 'zh' })).toContain('还没有结果')
    expect(renderOverviewTerminal([], { locale: 'en', theme })).toContain('no result')
  })

  it('looks like this in a terminal', () => {
    for (const locale of ['en', 'zh'] as const) {
      expectGolden(
        `overview.${locale}`,
        renderOverviewTerminal(CLASS, { locale, theme }),
      )
    }
  })
})

describe('one submission', () => {
  const result = resultOf(
    {
      'glued-frames/hit': 'fail',
      'stdout-noise/hit': {
        kind: 'exited',
        code: 3,
        signal: null,
        stderr: 'TypeError: x is not a function',
      },
    },
    {
      isHidden: pitfall => pitfall === 'line-ends',
      about: { flags: [{ kind: 'suspicious', why: 'similar' }] },
    },
  )

  it('looks like this to its learner', () => {
    for (const locale of ['en', 'zh'] as const) {
      const options = { audience: 'learner', locale, theme } as const
      expectGolden(`grade.learner.${locale}`, renderTerminal(result, options))
    }
  })

  it('is explained like this', () => {
    for (const locale of ['en', 'zh'] as const) {
      const again = 'node grader/bin.js grade ada.zip --seed seed-7'
      expectGolden(`explain.${locale}`, explain(result, { locale, theme, again }))
    }
  })
})
