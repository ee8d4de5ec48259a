/**
 * A result as JSON. An instructor's is the result itself (`grade-result/v1`), a
 * learner's is the view of it (`learner-report/v1`); both schemas are published.
 */
import { z } from 'zod'
import type { GradeResult } from '../results/index.ts'
import { forJson } from './sinks.ts'
import { type Audience, LEARNER_SCHEMA, view } from './view.ts'
import { viewOf } from './view-of.ts'

export const LEARNER_SCHEMA_FILE = 'schema/learner-report.v1.json'

export function renderJson(result: GradeResult, audience: Audience): string {
  const value = audience === 'instructor' ? result : viewOf(result, 'learner')
  return `${forJson(value)}\n`
}

export function learnerJsonSchema(): object {
  return {
    ...z.toJSONSchema(view, { target: 'draft-2020-12' }),
    $id: `urn:${LEARNER_SCHEMA.replaceAll('/', ':')}`,
    title: 'One graded submission as its learner may see it',
  }
}
