/** Refused at the door, or a fault of ours: results of which nothing was run. */
import { describe, expect, it } from 'vitest'
import {
  infraError,
  isGradeResult,
  parseGradeResult,
  rejectedInput,
  rubricOf,
} from '../../src/results/index.ts'
import { aboutOf } from './fixture.ts'

describe('a result without a run', () => {
  it('is worth nothing when the input was refused', () => {
    const reason = { en: 'refused: a link (x)', zh: '拒收：链接（x）' }
    const result = rejectedInput(reason, aboutOf({ sandbox: null }))
    expect(result.score).toMatchObject({ points: 0, max: rubricOf('01').max })
    expect(parseGradeResult(JSON.parse(JSON.stringify(result)))).toEqual(result)
    const unknown = rejectedInput(reason, { ...aboutOf(), stage: null })
    expect(isGradeResult(unknown)).toBe(true)
  })

  it('is no score when the fault is ours', () => {
    const reason = { en: 'the disk is full', zh: '磁盘已满' }
    const result = infraError(reason, aboutOf(), { needsAttention: true })
    expect(result.score).toBeNull()
    expect(isGradeResult(result)).toBe(true)
  })
})
