/**
 * A data set that nobody here wrote, given by its folder: `tools.json` (name to
 * description) and `queries.csv` (Query,Tool). It is read where it lies.
 *
 * A part of its *tools* is held out with all of their queries: whoever looks at the
 * other part while writing a tokenizer has still seen nothing of this one.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import type { Labelled } from './recall.ts'
import type { Tool } from './tool.ts'

export interface Dataset {
  name: string
  tools: Tool[]
  seen: Labelled[]
  heldOut: Labelled[]
}

const SERVER = 'dataset'

export function readDataset(folder: string): Dataset {
  const file = (name: string): string => readFileSync(join(folder, name), 'utf8')
  const descriptions = JSON.parse(file('tools.json')) as Record<string, string>
  const tools = Object.entries(descriptions).map(([tool, description]) => ({
    name: fullName(tool),
    server: SERVER,
    tool,
    description,
    inputSchema: { type: 'object' as const },
  }))
  const rows = rowsOf(file('queries.csv')).slice(1)
  const asked = rows.map(([query = '', tool = '']) => {
    if (!Object.hasOwn(descriptions, tool)) {
      throw new Error(`queries.csv: expected a tool of tools.json, got ${tool}`)
    }
    return { query, wanted: [fullName(tool)], tool }
  })
  return {
    name: basename(resolve(folder)),
    tools,
    seen: asked.filter(({ tool }) => !isHeldOut(tool)),
    heldOut: asked.filter(({ tool }) => isHeldOut(tool)),
  }
}

const fullName = (tool: string): string => `mcp__${SERVER}__${tool}`

/** Three quarters of the tools, by the hash of their name. */
export function isHeldOut(tool: string): boolean {
  const [first = 0] = createHash('sha256').update(tool).digest()
  return first % 4 !== 0
}

/** RFC 4180: quoted fields may hold commas, line ends and doubled quotes. */
export function rowsOf(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  const FIELD = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/gy
  for (const [whole, quoted, plain = '', end] of text.matchAll(FIELD)) {
    if (whole === '' && row.length === 0) break
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === ',') continue
    rows.push(row)
    row = []
  }
  return rows
}
