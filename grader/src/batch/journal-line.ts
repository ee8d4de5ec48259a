/**
 * A line of the journal: that a submission has a result, where it is, and what the
 * file's digest was when it was kept.
 */
import { createHash } from 'node:crypto'

export const JOURNAL_SCHEMA = 'mcp-workshop/grade-journal/v1'

export interface JournalLine {
  schema: typeof JOURNAL_SCHEMA
  /** ISO 8601. */
  at: string
  name: string
  key: string
  verdict: string
  /** Within the folder of results. */
  file: string
  /** SHA-256 of the file. */
  digest: string
}

/** SHA-256, in hexadecimal. */
export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

export function lineIn(row: string): JournalLine | undefined {
  try {
    const line = JSON.parse(row) as JournalLine
    const texts = [line.name, line.key, line.file, line.digest]
    const isLine =
      line.schema === JOURNAL_SCHEMA && texts.every(t => typeof t === 'string')
    return isLine && /^[0-9a-f]+-[0-9a-f]+(-infra)?\.json$/.test(line.file)
      ? line
      : undefined
  } catch {
    // Cut in two by whatever ended the grader; its result file is adopted or redone.
    return undefined
  }
}
