/** What a learner is told of hidden checks, format by format. */

import { checksOf } from '@workshop/syllabus'
import { describe, expect, it } from 'vitest'
import { LEARNER_SCHEMA_FILE, learnerJsonSchema } from '../../src/reports/json.ts'
import { viewOf } from '../../src/reports/view-of.ts'
import { FEEDBACK, type Feedback, type GradeResult } from '../../src/results/index.ts'
import { resultOf } from '../results/fixture.ts'
import { FORMATS, SAMPLES } from './samples.ts'
import { expectPublished, expectPublishedIs } from './schema-named.ts'

const SECRET = 'only-in-hidden-4711'
const [first = '', second = ''] = Object.keys(checksOf('glued-frames'))
const HIDDEN_TITLE = checksOf('glued-frames')[first]?.title.en ?? ''

/** One check of a pitfall hidden and red, all of another hidden and green. */
function withHidden(feedback: Feedback): GradeResult {
  const message = `expected ${SECRET}`
  return resultOf(
    {
      [`glued-frames/${first}`]: { kind: 'rejected', name: 'Error', message },
      'split-utf8/hit': 'fail',
    },
    {
      isHidden: (pitfall, check) =>
        pitfall === 'line-ends' || (pitfall === 'glued-frames' && check === first),
      about: { policy: { feedback }, seeds: ['seed-to-keep'] },
    },
  )
}

/** Without what Gradescope itself keeps from a learner. */
function asLearner(format: string, text: string): string {
  if (format.startsWith('github')) {
    return text
      .split('\n')
      .map(line => Buffer.from(line.split('=')[1] ?? '', 'base64').toString())
      .join('\n')
  }
  return text
}

const learnerFormats = Object.entries(FORMATS).filter(([name]) =>
  name.endsWith('learner'),
)

describe.each(['none', 'count', 'group'] as const)('told "%s"', feedback => {
  it.each(learnerFormats)('%s keeps the details of hidden checks', (name, render) => {
    const text = asLearner(name, render(withHidden(feedback), 'en'))
    expect(text).not.toContain(SECRET)
    expect(text).not.toContain(HIDDEN_TITLE)
    expect(text).not.toContain('seed-to-keep')
    expect(text).not.toContain('suspicious')
  })

  it('shows Gradescope’s learners no more', () => {
    const text = FORMATS['gradescope instructor']?.(withHidden(feedback), 'en')
    const { tests, output } = JSON.parse(text ?? '')
    const shown = tests.filter(
      (test: { visibility: string }) => test.visibility !== 'hidden',
    )
    expect(JSON.stringify([shown, output])).not.toContain(SECRET)
  })
})

it.each(learnerFormats.filter(([name]) => !name.startsWith('terminal-list')))(
  'told "full", %s has them',
  (name, render) => {
    expect(asLearner(name, render(withHidden('full'), 'en'))).toContain(SECRET)
  },
)

describe('the view', () => {
  const view = (feedback: Feedback) => viewOf(withHidden(feedback), 'learner')

  it('"none" is of the public checks only, verdict and points too', () => {
    const { checks, score, publicOnly, pitfalls } = view('none')
    expect(publicOnly).toBe(true)
    expect(checks.hidden).toMatchObject({ passed: null })
    expect(score?.max).toBe(pitfalls.reduce((sum, { max }) => sum + max, 0))
    expect(pitfalls.map(({ id }) => id)).not.toContain('line-ends')
  })

  it('"none" does not tell by its verdict that a hidden check is red', () => {
    const result = resultOf(
      { [`glued-frames/${first}`]: 'fail' },
      {
        isHidden: (pitfall, check) => pitfall === 'glued-frames' && check === first,
        about: { policy: { feedback: 'none' } },
      },
    )
    const { verdict, score } = viewOf(result, 'learner')
    expect([verdict, score?.points]).toEqual(['passed', score?.max])
    expect(viewOf(result, 'instructor').verdict).toBe('failed')
  })

  it('"count" has one figure over all', () => {
    const { checks, score, pitfalls } = view('count')
    const guards = Object.keys(checksOf('line-ends')).length
    expect(checks.hidden.passed).toBe(checks.hidden.total - 1)
    expect(checks.hidden.total).toBeGreaterThan(guards)
    expect(score).toEqual(withHidden('count').score)
    expect(pitfalls.every(({ hidden }) => hidden === undefined)).toBe(true)
  })

  it('"group" has a figure for each pitfall', () => {
    const row = view('group').pitfalls.find(({ id }) => id === 'glued-frames')
    expect(row?.hidden).toEqual({ passed: 0, total: 1 })
    expect(row?.checks.map(({ id }) => id)).toContain(second)
    expect(row?.checks.map(({ id }) => id)).not.toContain(first)
  })

  it('"full" and the instructor have everything', () => {
    for (const all of [view('full'), viewOf(withHidden('none'), 'instructor')]) {
      expect(JSON.stringify(all)).toContain(SECRET)
    }
  })

  it('always says how many checks there are in total', () => {
    for (const feedback of FEEDBACK) {
      const text = FORMATS['terminal learner']?.(withHidden(feedback), 'en') ?? ''
      expect(text).toMatch(/\d+ public of \d+ checks in total/)
    }
  })

  it('keeps from a learner what went wrong on our side', () => {
    const failed = SAMPLES['infra-error'] as GradeResult
    const reason = { en: SECRET, zh: SECRET }
    for (const [name, render] of learnerFormats) {
      const text = asLearner(name, render({ ...failed, reason }, 'en'))
      expect(text, name).not.toContain(SECRET)
    }
    const whole = FORMATS['explain instructor']?.({ ...failed, reason }, 'en')
    expect(whole).toContain(SECRET)
  })

  it('names the score that an infrastructure error leaves alone', () => {
    const { key, times } = resultOf()
    const earlier = { key, at: times.finishedAt, verdict: 'failed', points: 7, max: 9 }
    const failed = {
      ...(SAMPLES['infra-error'] as GradeResult),
      history: [
        { ...earlier, verdict: 'infra-error' as const, points: null },
        { ...earlier, verdict: 'failed' as const },
      ],
    }
    expect(viewOf(failed, 'learner').kept).toMatchObject({ points: 7, max: 9 })
  })
})

describe('the learner’s JSON', () => {
  const isLearnerReport = expectPublished(LEARNER_SCHEMA_FILE)

  it('has the published schema', () => {
    expectPublishedIs(LEARNER_SCHEMA_FILE, learnerJsonSchema())
  })

  it.each(Object.entries(SAMPLES))('is valid for %s', (_, result) => {
    isLearnerReport(JSON.parse(FORMATS['json learner']?.(result, 'en') ?? ''))
  })

  it.each(FEEDBACK)('is valid when told "%s"', feedback => {
    const text = FORMATS['json learner']?.(withHidden(feedback), 'en')
    isLearnerReport(JSON.parse(text ?? ''))
  })
})
