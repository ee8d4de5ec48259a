/**
 * How well tools are found: the recorded tools and our own questions, class by class,
 * with aliases and without. Most questions and the aliases have one author, so the figure
 * with aliases says what is possible; those of part d, and those without, say more.
 */
import { figure, table } from '@workshop/report'
import {
  aliases,
  KINDS,
  PARTS,
  type Part,
  type Query,
  queries,
  recordedTools,
} from './data.ts'
import type { Measured, Measurement } from './measurement.ts'
import { percent } from './percent.ts'
import { publishedLines } from './published.ts'
import { type Find, type Looked, look, type Recall, recallOf } from './recall.ts'
import type { Search, Stage } from './stage.ts'

export const search: Measurement = {
  name: 'search',
  title: 'recorded tools and our own questions, by class',
  goals: {
    'search.own.recall5': { unit: 'of questions', atLeast: 0.95 },
    'search.own.exact1': { unit: 'of exact names', atLeast: 1 },
    'search.own.zh5': { unit: 'of Chinese questions', atLeast: 0.9 },
    'search.own.none': { unit: 'of questions no tool answers' },
    'search.own.recall5.noAliases': { unit: 'of questions' },
    'search.own.recall5.stranger': { unit: 'of held-out questions by a stranger' },
  },
  measure,
}

export const finderOf =
  (find: Search): Find =>
  async (query, limit) =>
    (await find(query, limit)).map(({ name }) => name)

async function measure(stage: Stage): Promise<Measured> {
  const tools = recordedTools()
  const asked = queries()
  const found = await look(asked, finderOf(await stage.createSearch(tools, aliases())))
  const plain = await look(asked, finderOf(await stage.createSearch(tools)))
  const named = recallOf(found.filter(isOf('exact'))).at1
  return {
    values: {
      'search.own.recall5': recallOf(found.filter(isReal)).at5,
      'search.own.exact1': figure(named, 'of exact names', '1', named === 1),
      'search.own.zh5': recallOf(found.filter(isOf('chinese'))).at5,
      'search.own.none': recallOf(found.filter(isOf('none'))).at1,
      'search.own.recall5.noAliases': recallOf(plain.filter(isReal)).at5,
      'search.own.recall5.stranger': recallOf(found.filter(isReal).filter(isIn('d')))
        .at5,
    },
    lines: [
      `${tools.length} tools, ${asked.length} questions. Parts a and b were written before the`,
      'aliases, by their author; c and d by others, from names and descriptions alone.',
      'b and d are held out. A class without a word in common measures aliases.',
      ...table([HEAD, ...rowsOf(found, 'with aliases'), ...rowsOf(plain, 'without')]),
      '',
      ...publishedLines(),
    ],
    details: { withAliases: found, without: plain },
  }
}

type Row = Looked<Query>

const isOf = (kind: string) => (row: Row) => row.asked.kind === kind
const isIn = (part: Part) => (row: Row) => row.asked.part === part
const isReal = (row: Row): boolean => row.asked.kind !== 'none'

const HEAD = [
  'aliases',
  'class',
  'questions',
  '@1',
  '@5',
  '@10',
  ...PARTS.map(part => `@5 part ${part}`),
]

function rowsOf(rows: readonly Row[], how: string): string[][] {
  const classes = KINDS.map(kind => ({ name: kind, own: rows.filter(isOf(kind)) }))
  const all = { name: 'all that have an answer', own: rows.filter(isReal) }
  return [...classes, all].map(({ name, own }) => {
    const shares = PARTS.map(part => {
      const { queries, at5 } = recallOf(own.filter(isIn(part)))
      return queries === 0 ? '' : percent(at5)
    })
    return [how, name, ...recallCells(recallOf(own)), ...shares]
  })
}

export function recallCells({ queries, at1, at5, at10 }: Recall): string[] {
  return [String(queries), percent(at1), percent(at5), percent(at10)]
}
