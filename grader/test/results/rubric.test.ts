import { STAGES } from '@workshop/syllabus'
import { describe, expect, it } from 'vitest'
import { rubricOf } from '../../src/results/index.ts'

describe('the rubric', () => {
  it.each(STAGES.map(stage => [stage.id] as const))('of stage %s adds up', stage => {
    const rubric = rubricOf(stage)
    expect(rubric.max).toBe(rubric.core + rubric.beyond)
    for (const row of rubric.rows) {
      const sum = row.checks.reduce((all, { max }) => all + max, 0)
      expect([row.id, sum]).toEqual([row.id, row.max])
      expect(row.checks.every(({ max }) => max >= 1)).toBe(true)
    }
  })

  it('counts the core twice', () => {
    const levels = rubricOf('01').rows.map(({ level, max }) => `${level} ${max}`)
    expect([...new Set(levels)].sort()).toEqual(['must 20', 'should 10'])
  })
})
