/**
 * How well tools are found: the recorded tools and our own questions, class by class,
 * with aliases and without. The questions and the aliases have one author, so the
 * figure with aliases says what is possible, and the one without says more.
 */
import { figure, table } from '@workshop/report'
import { aliases, KINDS, type Query, queries, recordedTools } from './data.ts'
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
    },
    lines: [
      `${tools.length} tools, ${asked.length} questions, written before the aliases by their`,
      'author; half b is held out. A class without a word in common measures aliases.',
      ...table([HEAD, ...rowsOf(found, 'with aliases'), ...rowsOf(plain, 'without')]),
      '',
      ...publishedLines(),
    ],
    details: { withAliases: found, without: plain },
  }
}

type Row = Looked<Query>

const isOf = (kind: string) => (row: Row) => row.asked.kind === kind
const isReal = (row: Row): boolean => row.asked.kind !== 'none'

const HEAD = [
  'aliases',
  'class',
  'questions',
  '@1',
  '@5',
  '@10',
  '@5 half a',
  '@5 half b',
]

function rowsOf(rows: readonly Row[], how: string): string[][] {
  const classes = KINDS.map(kind => ({ name: kind, own: rows.filter(isOf(kind)) }))
  const all = { name: 'all that have an answer', own: rows.filter(isReal) }
  return [...classes, all].map(({ name, own }) => {
    const half = (which: string) =>
      recallOf(own.filter(({ asked }) => asked.half === which)).at5
    return [
      how,
      name,
      ...recallCells(recallOf(own)),
      ...['a', 'b'].map(half).map(percent),
    ]
  })
}

export function recallCells({ queries, at1, at5, at10 }: Recall): string[] {
  return [String(queries), percent(at1), percent(at5), percent(at10)]
}
