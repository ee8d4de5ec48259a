/**
 * What names become: the ones of stage 02's solution, and beside them what plain joining
 * would have made. Reads `server tool` lines, `server/tool` lines, or a JSON object of
 * lists; judges no style.
 */
import type { PitfallId, Text } from '@workshop/syllabus'
import {
  buildToolName,
  parseToolName,
} from '../../../../solutions/02-multi-server/zero-sdk/src/naming.ts'
import { isObject, kindOf, readJson } from '../input/json-text.ts'
import { shownText } from '../input/shown-text.ts'

export interface Pair {
  server: string
  tool: string
}

export interface NameRow extends Pair {
  name: string
  length: number
  /** A hash of the pair stands in for what could not be said. */
  isHashed: boolean
  /** Taken apart again, it is this pair. A table finds the way back in any case. */
  isReadable: boolean
  joined: string
  faults: readonly { pitfall: PitfallId; says: Text }[]
}

export interface NamingView {
  rows: readonly NameRow[]
  /** The first of them; of JSON they have no line of their own. */
  problems: readonly Problem[]
  moreProblems: number
  /** Names that two pairs share, of ours: none, ever. */
  clashes: number
  joinedClashes: number
  /** Pairs that were left out, beyond the first. */
  more: number
}

interface Problem {
  line?: number
  says: Text
}

const MOST_PAIRS = 1_000
const MOST_PROBLEMS = 20
const LONGEST_LINE = 2_000
const LONGEST_SHOWN = 200
const PAIR = /^([^\s/]+)(?:\s+|\s*\/\s*)(.+)$/u

export function namingView(text: string): NamingView {
  const { pairs, problems } = pairsIn(text)
  const kept = pairs.slice(0, MOST_PAIRS)
  const ofJoined = counted(kept.map(joinedName))
  const ofOurs = counted(kept.map(pair => buildToolName(pair.server, pair.tool)))
  const rows = kept.map(pair => rowOf(pair, ofJoined))
  const shared = (counts: Map<string, number>): number =>
    [...counts.values()].filter(count => count > 1).length
  return {
    rows,
    problems: problems.slice(0, MOST_PROBLEMS),
    moreProblems: Math.max(0, problems.length - MOST_PROBLEMS),
    clashes: shared(ofOurs),
    joinedClashes: shared(ofJoined),
    more: pairs.length - kept.length,
  }
}

const joinedName = ({ server, tool }: Pair): string => `mcp__${server}__${tool}`

function counted(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

function rowOf(pair: Pair, ofJoined: ReadonlyMap<string, number>): NameRow {
  const name = buildToolName(pair.server, pair.tool)
  const back = parseToolName(name)
  const joined = joinedName(pair)
  return {
    server: shownText(pair.server, LONGEST_SHOWN),
    tool: shownText(pair.tool, LONGEST_SHOWN),
    ...{ name, joined: shownText(joined, LONGEST_SHOWN), length: name.length },
    isHashed: name !== joined,
    isReadable: back?.server === pair.server && back.tool === pair.tool,
    faults: faultsOf(pair, joined, ofJoined.get(joined) ?? 0),
  }
}

function faultsOf(pair: Pair, joined: string, shared: number): NameRow['faults'] {
  const [, server = '', ...rest] = joined.split('__')
  const faults: { pitfall: PitfallId; says: Text }[] = []
  const add = (pitfall: PitfallId, en: string, zh: string): void => {
    faults.push({ pitfall, says: { en, zh } })
  }
  if (shared > 1) {
    add('name-collision', `shared by ${shared} pairs`, `${shared} 对共用`)
  }
  if (server !== pair.server || rest.join('__') !== pair.tool) {
    add('underscore-split', 'reads back as another pair', '拆回来是另一对')
  }
  if (joined.length > 64) {
    add('name-limit', `${joined.length} characters`, `${joined.length} 个字符`)
  }
  if (!/^[a-zA-Z0-9_-]*$/.test(joined)) {
    add('name-limit', 'characters that APIs refuse', '有 API 不收的字符')
  }
  return faults
}

type Pairs = { pairs: Pair[]; problems: Problem[] }

function pairsIn(text: string): Pairs {
  const trimmed = text.replace(/^\ufeff/, '').trim()
  return /^[{[]/.test(trimmed) ? ofJson(trimmed) : ofLines(text)
}

function ofJson(text: string): Pairs {
  const read = readJson(text)
  if (!read.ok) return { pairs: [], problems: [{ says: read.says }] }
  if (!isObject(read.value)) return { pairs: [], problems: [{ says: NO_OBJECT }] }
  const problems: Pairs['problems'] = []
  const pairs = Object.entries(read.value).flatMap(([server, tools]) => {
    if (Array.isArray(tools) && tools.every(tool => typeof tool === 'string')) {
      return tools.map(tool => ({ server, tool }))
    }
    const { en, zh } = kindOfList(tools)
    const named = shownText(server, LONGEST_SHOWN)
    problems.push({
      says: {
        en: `${named}: expected a list of names, got ${en}`,
        zh: `${named}：要的是一列名字，这是${zh}`,
      },
    })
    return []
  })
  return { pairs, problems }
}

const NO_OBJECT: Text = {
  en: 'expected JSON like { "server": ["tool"] }, got a list',
  zh: '要的是 { "服务端": ["工具"] } 这样的 JSON，这是一个列表',
}

/** Of a list: what in it is no name. */
function kindOfList(tools: unknown): Text {
  if (!Array.isArray(tools)) return kindOf(tools)
  const at = tools.findIndex(tool => typeof tool !== 'string')
  const { en, zh } = kindOf(tools[at])
  return { en: `${en} as item ${at + 1}`, zh: `第 ${at + 1} 项是${zh}的列表` }
}

function ofLines(text: string): Pairs {
  const pairs: Pair[] = []
  const problems: Pairs['problems'] = []
  for (const [at, row] of text.split('\n').entries()) {
    const line = row.replace(/^\ufeff/, '').trim()
    if (line === '' || line.startsWith('#')) continue
    const [, server = '', tool = ''] =
      line.length > LONGEST_LINE ? [] : (PAIR.exec(line) ?? [])
    if (server !== '') pairs.push({ server, tool })
    else {
      const shown = shownText(line, 40)
      problems.push({
        line: at + 1,
        says: {
          en: `expected “server tool”, got “${shown}”`,
          zh: `要的是「服务端 工具」，这是「${shown}」`,
        },
      })
    }
  }
  return { pairs, problems }
}
