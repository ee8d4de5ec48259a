/** The published JSON schema, made from the shape that the parser uses. */
import { z } from 'zod'
import { gradeResult, RESULT_SCHEMA } from './result.ts'

export const SCHEMA_FILE = 'schema/grade-result.v1.json'

export function resultJsonSchema(): object {
  return {
    ...z.toJSONSchema(gradeResult, { target: 'draft-2020-12' }),
    $id: `urn:${RESULT_SCHEMA.replaceAll('/', ':')}`,
    title: 'One graded submission',
  }
}
