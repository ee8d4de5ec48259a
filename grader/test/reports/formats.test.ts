/** Each format by itself: what it must have, whatever the result. */
import { describe, expect, it } from 'vitest'
import { renderCsv, renderJson, renderJunit } from '../../src/reports/index.ts'
import {
  CHECK_WORDS,
  GRADE_VERDICTS,
  type GradeResult,
  isGradeResult,
} from '../../src/results/index.ts'
import { resultOf } from '../results/fixture.ts'
import { csvRows, markdownTokens, xmlElements } from './parsers.ts'
import { FORMATS, SAMPLES } from './samples.ts'

const samples = Object.entries(SAMPLES)
const sample = (name: string) => SAMPLES[name] as GradeResult
const OPEN = resultOf({}, { about: { sandbox: { level: 'D', probes: [] } } })

it('there is a sample of every verdict, and each is a result', () => {
  expect(Object.keys(SAMPLES).sort()).toEqual([...GRADE_VERDICTS].sort())
  for (const [name, result] of samples) {
    expect([name, result.verdict, isGradeResult(result)]).toEqual([name, name, true])
  }
})

describe.each(Object.entries(FORMATS))('%s', (format, render) => {
  it('says in every file that there was no isolation', () => {
    const text = render(OPEN, 'en')
    const shown = format.startsWith('json') ? `${text} "unverified"` : text
    if (format.startsWith('github') || /classroom50|exercism/.test(format)) return
    expect(shown).toMatch(/UNVERIFIED|unverified/)
    expect(render(resultOf(), 'en')).not.toMatch(/UNVERIFIED[^_]/)
  })

  it('says the verdict of every sample', () => {
    for (const [name, result] of samples) {
      const text = render(result, 'en')
      const isOwn = /^(terminal|markdown|html|explain|overview-html|overview-md)/
      if (isOwn.test(format)) {
        const word = CHECK_WORDS[result.verdict].en
        expect([name, text.includes(word)]).toEqual([name, true])
      }
      expect(text).not.toMatch(/\bundefined\b|\[object Object\]|\bNaN\b/)
    }
  })

  it('has no English sentence in Chinese', () => {
    const text = render(sample('failed'), 'zh')
    if (/^(terminal|markdown|html|overview)/.test(format)) {
      expect(text).toMatch(/[\u4e00-\u9fff]/)
      expect(text).not.toMatch(/\b(passed|failed|did not run|points|checks)\b/)
    }
  })
})

describe('JUnit', () => {
  it.each(samples)(
    '%s has counts that are true, and is red unless passed',
    (name, result) => {
      for (const audience of ['learner', 'instructor'] as const) {
        const xml = renderJunit([result, result], { audience, locale: 'en' })
        const elements = xmlElements(xml)
        const count = (tag: string) => elements.filter(one => one.name === tag).length
        const [root] = elements
        const cases = count('testcase')
        expect(root?.attributes).toMatchObject({
          tests: `${cases}`,
          failures: `${count('failure')}`,
          errors: `${count('error')}`,
          skipped: `${count('skipped')}`,
        })
        const isRed = count('failure') + count('error') > 0
        expect([name, isRed]).toEqual([name, name !== 'passed'])
        expect(cases).toBeGreaterThan(0)
      }
    },
  )

  it('has a locked guard as a failure: some readers show what is skipped as green', () => {
    const result = resultOf({ 'glued-frames/many-per-chunk': 'locked' })
    const xml = renderJunit([result], { audience: 'learner', locale: 'en' })
    const [failure] = xmlElements(xml).filter(({ name }) => name === 'failure')
    expect(failure?.attributes).toMatchObject({ type: 'locked' })
  })

  it('is red for a learner who is only told a count', () => {
    const result = resultOf(
      { 'glued-frames/hit': 'fail' },
      { isHidden: pitfall => pitfall === 'glued-frames' },
    )
    const xml = renderJunit([result], { audience: 'learner', locale: 'en' })
    expect(xmlElements(xml).filter(({ name }) => name === 'failure')).toHaveLength(1)
  })
})

describe('CSV', () => {
  const learner = (id: string) => ({ id, name: id, email: `${id}@example.org` })
  const of = (id: string, changes: Partial<GradeResult> = {}): GradeResult => {
    const result = { ...sample('passed'), ...changes }
    return { ...result, submission: { ...result.submission, learner: learner(id) } }
  }

  it('has one row a learner, and columns for each stage', () => {
    const rows = csvRows(renderCsv([of('b'), of('a'), of('a', { stage: '02' })]))
    const [header = [], ...body] = rows
    expect(body.map(([id]) => id)).toEqual(['a', 'b'])
    expect(header).toEqual(
      expect.arrayContaining(['id', 'points_total', 'stage_01_points', 'stage_02_max']),
    )
  })

  it('keeps the last score when a later grading failed on our side', () => {
    const later = { startedAt: '2026-12-01T00:00:00.000Z', durationMs: 1 }
    const failed = of('a', {
      ...sample('infra-error'),
      times: { ...later, finishedAt: '2026-12-01T00:00:01.000Z' },
    })
    const good = of('a')
    for (const results of [
      [good, failed],
      [failed, good],
    ]) {
      const [header = [], row = []] = csvRows(renderCsv(results))
      const cell = (name: string) => row[header.indexOf(name)]
      expect(cell('stage_01_points')).toBe(`${good.score?.points}`)
      expect(cell('stage_01_needs_attention')).toBe('yes')
    }
  })

  it('has an empty cell and no 0 where there is no score', () => {
    const [header = [], row = []] = csvRows(renderCsv([sample('infra-error')]))
    expect(row[header.indexOf('points_total')]).toBe('')
    expect(row[header.indexOf('stage_01_points')]).toBe('')
  })

  it('has a mark for Excel when asked, and CR LF', () => {
    expect(renderCsv([sample('passed')], { bom: true })).toMatch(/^\ufeff"id"/)
    expect(renderCsv([sample('passed')])).toMatch(/^"id".*\r\n".*\r\n$/s)
  })
})

describe('Markdown', () => {
  it('has a table of pitfalls and a section for what is red', () => {
    const text = FORMATS['markdown learner']?.(sample('failed'), 'en') ?? ''
    const tokens = markdownTokens(text)
    expect(tokens.filter(({ type }) => type === 'table')).toHaveLength(2)
    const headings = tokens.filter(({ type }) => type === 'heading')
    expect(headings.map(({ raw }) => raw).join()).toContain('glued-frames')
  })
})

describe('JSON', () => {
  it.each(samples)('of an instructor is the result itself (%s)', (_, result) => {
    expect(JSON.parse(renderJson(result, 'instructor'))).toEqual(result)
  })
})
