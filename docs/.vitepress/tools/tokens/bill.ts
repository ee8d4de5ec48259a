/**
 * What a list of tools costs in every turn, without a tokenizer: by the estimate of
 * stage 04's solution. The exact count is made elsewhere (`count-worker.ts`), because it
 * brings a megabyte with it.
 */
import type { Text } from '@workshop/syllabus'
import { estimateTokens } from '../../../../solutions/04-token/zero-sdk/src/estimate.ts'
import { isJson, isObject, kindOf, type Members, readJson } from '../input/json-text.ts'
import { shownText } from '../input/shown-text.ts'

export interface BillRow {
  /** Place in the list, from 0. */
  at: number
  /** Safe to show, and cut. */
  name: string
  description: number
  schema: number
  total: number
  /** Characters of the block: for the rule of thumb. */
  characters: number
}

export interface Bill {
  /** The dearest, in the order of the list. */
  rows: readonly BillRow[]
  /** Of all tools. */
  tools: number
  total: number
  characters: number
  problems: readonly Text[]
}

export interface Tool {
  name: string
  description: string
  inputSchema: unknown
}

export type Read = { tools: Tool[]; problems: Text[] }

const MOST_PROBLEMS = 20
const LONGEST_NAME = 200
/** More rows than anybody compares; all of them are in the sums. */
export const MOST_ROWS = 500

/** As hosts send it to a model: one block for each tool, compact. */
export const blockOf = ({ name, description, inputSchema }: Tool): string =>
  JSON.stringify({ name, description, input_schema: inputSchema })

export function billOf(text: string): Bill {
  const { tools, problems } = toolsIn(text)
  const rows = tools.map((tool, at): BillRow => {
    const block = blockOf(tool)
    return {
      at,
      name: shownText(tool.name, LONGEST_NAME),
      description: estimateTokens(tool.description),
      schema: estimateTokens(JSON.stringify(tool.inputSchema) ?? ''),
      total: estimateTokens(block),
      characters: block.length,
    }
  })
  const sum = (key: 'total' | 'characters'): number =>
    rows.reduce((all, row) => all + row[key], 0)
  return {
    rows: dearest(rows),
    tools: rows.length,
    ...{ total: sum('total'), characters: sum('characters'), problems },
  }
}

function dearest(rows: readonly BillRow[]): BillRow[] {
  if (rows.length <= MOST_ROWS) return [...rows]
  const kept = rows.toSorted((a, b) => b.total - a.total).slice(0, MOST_ROWS)
  return kept.sort((a, b) => a.at - b.at)
}

/** A result, its list, or the whole message; or the workshop's recording of one. */
export function toolsIn(text: string): Read {
  if (text.trim() === '') return { tools: [], problems: [] }
  const read = readJson(text)
  if (!read.ok) {
    const isLines = isJson(text.trimStart().split('\n', 1)[0] ?? '')
    return { tools: [], problems: [isLines ? JSON_LINES : read.says] }
  }
  const list = listIn(read.value)
  if (list === undefined) {
    const { en, zh } = kindOf(read.value)
    const says = {
      en: `expected a tools/list result, { "tools": [ … ] }, got ${en}`,
      zh: `要的是 tools/list 的结果 { "tools": [ … ] }，这是${zh}`,
    }
    return { tools: [], problems: [says] }
  }
  const tools: Tool[] = []
  const problems: Text[] = []
  for (const [at, value] of list.entries()) {
    const tool = toolOf(value)
    if ('name' in tool) tools.push(tool)
    else if (problems.length < MOST_PROBLEMS) {
      const { en, zh } = tool
      problems.push({ en: `tools[${at}]: ${en}`, zh: `tools[${at}]：${zh}` })
    }
  }
  return { tools, problems }
}

const JSON_LINES: Text = {
  en: 'expected one tools/list result, got several lines of JSON: paste the one with the tools',
  zh: '要的是一个 tools/list 的结果，这是好几行 JSON：只贴有 tools 的那一行',
}

function listIn(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value
  if (!isObject(value)) return undefined
  if (Array.isArray(value.tools)) return value.tools
  return isObject(value.result) ? listIn(value.result) : undefined
}

function toolOf(value: unknown): Tool | Text {
  if (!isObject(value) || typeof value.name !== 'string') {
    const { en, zh } = kindOf(value)
    return {
      en: `expected a tool with a name, got ${en}`,
      zh: `要的是有 name 的工具，这是${zh}`,
    }
  }
  const { name, description = '' } = value
  if (typeof description !== 'string') {
    const { en, zh } = kindOf(description)
    return {
      en: `${shownText(name, LONGEST_NAME)}: expected description as a text, got ${en}`,
      zh: `${shownText(name, LONGEST_NAME)}：description 要是文本，这是${zh}`,
    }
  }
  return { name, description, inputSchema: schemaIn(value) }
}

/** Of MCP, of one provider, of another: whoever copied it from a log. */
const schemaIn = ({ inputSchema, input_schema, parameters }: Members): unknown =>
  inputSchema ?? input_schema ?? parameters ?? {}
