/**
 * The list of a class: who handed in what. A row that cannot be used is told with
 * its line; only a file that is no list at all stops the batch, before it begins.
 */
import type { Text } from '@workshop/syllabus'
import { parse } from 'csv-parse/sync'
import type { Learner } from '../results/result.ts'
import { UsageError } from '../usage-error.ts'
import { shownName } from './refusal.ts'
import { withoutDuplicates } from './roster-duplicates.ts'

export interface Row {
  lines: readonly number[]
  learner: Learner
  /** Of submissions' names, with `*` for anything; id, email or name if there is none. */
  patterns: readonly string[]
}

export interface RosterProblem {
  lines: readonly number[]
  message: Text
}

export interface Roster {
  rows: readonly Row[]
  problems: readonly RosterProblem[]
}

const COLUMNS = ['id', 'name', 'email', 'submission'] as const
type Column = (typeof COLUMNS)[number]
const LONGEST_CELL = 500
const MOST_BYTES = 5 * 1024 * 1024

/** @throws UsageError when it is no roster */
export function parseRoster(csv: Uint8Array, file = 'roster'): Roster {
  const records = recordsOf(textOf(csv, file), file)
  const [head, ...body] = records
  if (!head) throw new UsageError(`${file}: expected a header line, got nothing`)
  const columns = columnsOf(head.cells, file)
  const rows: Row[] = []
  const problems: RosterProblem[] = []
  for (const { cells, line } of body) {
    const cell = (column: Column) => (cells[columns.get(column) ?? -1] ?? '').trim()
    const id = cell('id')
    const long = cells.find(text => text.length > LONGEST_CELL)
    if (id === '' || long !== undefined) {
      problems.push(id === '' ? withoutId(line) : tooLong(line))
      continue
    }
    const email = cell('email')
    const pattern = cell('submission')
    const learner = { id, name: cell('name') || id, ...(email === '' ? {} : { email }) }
    rows.push({ lines: [line], learner, patterns: pattern === '' ? [] : [pattern] })
  }
  const { once, repeated } = withoutDuplicates(rows)
  return { rows: once, problems: [...problems, ...repeated] }
}

function textOf(csv: Uint8Array, file: string): string {
  if (csv.length > MOST_BYTES) {
    throw new UsageError(`${file}: expected at most 5 MB, got ${csv.length} bytes`)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(csv)
  } catch (cause) {
    const help = 'save it as "CSV UTF-8"'
    throw new UsageError(`${file}: expected UTF-8, got another encoding; ${help}`, {
      cause,
    })
  }
}

function recordsOf(text: string, file: string) {
  const [head = ''] = text.split(/\r?\n/, 1)
  // Spreadsheets write what their language separates lists with.
  const delimiter = [',', ';', '\t'].find(mark => head.includes(mark)) ?? ','
  try {
    const parsed = parse(text, {
      bom: true,
      delimiter,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
    }) as unknown as { record: string[]; info: { lines: number } }[]
    return parsed.map(({ record, info }) => ({ cells: record, line: info.lines }))
  } catch (cause) {
    throw new UsageError(`${file}: expected CSV, got: ${(cause as Error).message}`, {
      cause,
    })
  }
}

function columnsOf(head: readonly string[], file: string): Map<Column, number> {
  const names = head.map(cell => cell.trim().toLowerCase())
  const columns = new Map<Column, number>()
  for (const column of COLUMNS) {
    const at = names.indexOf(column)
    if (at === -1) continue
    if (names.lastIndexOf(column) !== at) {
      throw new UsageError(`${file}: expected one column ${column}, got two`)
    }
    columns.set(column, at)
  }
  if (columns.has('id')) return columns
  const got = names.map(shownName).slice(0, 10).join(', ')
  throw new UsageError(
    `${file}: expected the columns id, name, email, submission (the last two may ` +
      `be absent), got ${got}`,
  )
}

function withoutId(line: number): RosterProblem {
  return {
    lines: [line],
    message: { en: `Line ${line} has no id.`, zh: `第 ${line} 行没有 id。` },
  }
}

function tooLong(line: number): RosterProblem {
  return {
    lines: [line],
    message: {
      en: `Line ${line} has a cell of more than ${LONGEST_CELL} characters.`,
      zh: `第 ${line} 行有单元格超过 ${LONGEST_CELL} 个字符。`,
    },
  }
}
