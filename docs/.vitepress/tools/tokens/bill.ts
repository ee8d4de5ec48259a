/**
 * What a list of tools costs in every turn, without a tokenizer: by the estimate of
 * stage 04's solution. The exact count is made elsewhere (`count-worker.ts`), because it
 * brings a megabyte with it.
 */
import type { Text } from '@workshop/syllabus'
import { estimateTokens } from '../../../../solutions/04-token/zero-sdk/src/estimate.ts'
import { isObject, kindOf, type Members, readJson } from '../input/json-text.ts'

export interface BillRow {
  name: string
  description: number
  schema: number
  total: number
  /** Characters of the block: for the rule of thumb. */
  characters: number
}

export interface Bill {
  /** In the order of the list. */
  rows: readonly BillRow[]
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

/** As hosts send it to a model: one block for each tool, compact. */
export const blockOf = ({ name, description, inputSchema }: Tool): string =>
  JSON.stringify({ name, description, input_schema: inputSchema })

export function billOf(text: string): Bill {
  const { tools, problems } = toolsIn(text)
  const rows = tools.map(tool => {
    const block = blockOf(tool)
    return {
      name: tool.name,
      description: estimateTokens(tool.description),
      schema: estimateTokens(JSON.stringify(tool.inputSchema) ?? ''),
      total: estimateTokens(block),
      characters: block.length,
    }
  })
  const sum = (key: 'total' | 'characters'): number =>
    rows.reduce((all, row) => all + row[key], 0)
  return { rows, total: sum('total'), characters: sum('characters'), problems }
}

/** A result, its list, or the whole message; or the workshop's recording of one. */
export function toolsIn(text: string): Read {
  if (text.trim() === '') return { tools: [], problems: [] }
  const read = readJson(text)
  if (!read.ok) return { tools: [], problems: [read.says] }
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
      en: `${name}: expected description as a text, got ${en}`,
      zh: `${name}：description 要是文本，这是${zh}`,
    }
  }
  return { name, description, inputSchema: schemaIn(value) }
}

/** Of MCP, of one provider, of another: whoever copied it from a log. */
const schemaIn = ({ inputSchema, input_schema, parameters }: Members): unknown =>
  inputSchema ?? input_schema ?? parameters ?? {}
