/** Rows of a roster that have the same id. */
import { shownName } from './refusal.ts'
import type { RosterProblem, Row } from './roster.ts'

/** Rows that agree are one person; rows that do not are used for nobody. */
export function withoutDuplicates(rows: readonly Row[]): {
  once: Row[]
  repeated: RosterProblem[]
} {
  const byId = new Map<string, [Row, ...Row[]]>()
  for (const row of rows) {
    const same = byId.get(row.learner.id)
    if (same) same.push(row)
    else byId.set(row.learner.id, [row])
  }
  const once: Row[] = []
  const repeated: RosterProblem[] = []
  for (const same of byId.values()) {
    const [first, ...others] = same
    const agree = others.every(row => isSameLearner(row, first))
    if (agree) once.push(merged(same))
    if (others.length > 0) repeated.push(duplicate(same, agree))
  }
  return { once, repeated }
}

function isSameLearner({ learner: one }: Row, { learner: other }: Row): boolean {
  return one.name === other.name && one.email === other.email
}

function merged(rows: readonly [Row, ...Row[]]): Row {
  return {
    learner: rows[0].learner,
    lines: rows.flatMap(({ lines }) => lines),
    patterns: [...new Set(rows.flatMap(({ patterns }) => patterns))],
  }
}

function duplicate(rows: readonly [Row, ...Row[]], agree: boolean): RosterProblem {
  const lines = rows.flatMap(row => row.lines)
  const id = shownName(rows[0].learner.id)
  const where = lines.join(', ')
  const message = agree
    ? {
        en: `Lines ${where} are the same person (id ${id}) and count as one.`,
        zh: `第 ${where} 行是同一个人（id ${id}），按一行处理。`,
      }
    : {
        en: `Lines ${where} have the id ${id} and disagree; none of them is used.`,
        zh: `第 ${where} 行的 id 都是 ${id}，内容却不一致；都不采用。`,
      }
  return { lines, message }
}
