/** Rows of words as lines: columns as wide as their widest cell, two blanks apart. */
import { padEnd, widthOf } from './wrap.ts'

export function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map(row => widthOf(row[column] ?? ''))),
  )
  return rows.map(row =>
    row
      .map((cell, column) => padEnd(cell, widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}
