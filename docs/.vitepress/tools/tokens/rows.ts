/** Rows of the bill as they are shown: sorted, with exact counts where there are any. */
import type { Bill, BillRow } from './bill.ts'

export const COLUMNS = ['name', 'description', 'schema', 'total', 'exact'] as const
export type Column = (typeof COLUMNS)[number]

export interface ShownRow extends BillRow {
  exact: number | undefined
}

export function shownRows(
  bill: Bill,
  exact: readonly number[] | undefined,
  by: Column,
): ShownRow[] {
  const rows = bill.rows.map((row): ShownRow => ({ ...row, exact: exact?.[row.at] }))
  if (by === 'name') return rows.sort((a, b) => (a.name < b.name ? -1 : 1))
  return rows.sort((a, b) => (b[by] ?? b.total) - (a[by] ?? a.total))
}

/** `+12 %`: how far an estimate is from the count. */
export function errorOf(estimate: number, exact: number): string {
  if (exact === 0) return '0 %'
  const percent = Math.round((estimate / exact - 1) * 100)
  return `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${Math.abs(percent)} %`
}

export const shareOf = (tokens: number, window: number): string =>
  window > 0 ? `${((tokens / window) * 100).toFixed(1)} %` : '–'
