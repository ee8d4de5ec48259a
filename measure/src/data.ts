/**
 * What is recorded: the lists of published servers on one day, queries with the tools
 * that would do, and what else people call these tools. One line is one thing.
 * No query was written by somebody who had its tool's aliases in mind.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import type { ServerVersion } from './servers.ts'
import type { Tool } from './tool.ts'

export const KINDS = [
  'exact',
  'overlap',
  'no-overlap',
  'chinese',
  'mixed',
  'none',
] as const
export type Kind = (typeof KINDS)[number]

export const PARTS = ['a', 'b', 'c', 'd'] as const
export type Part = (typeof PARTS)[number]

export interface Query {
  /**
   * `a` and `b` were written before the aliases, by their author; `c` and `d` after them,
   * each by somebody else, from the tools' names and descriptions alone. Search is tuned
   * on `a` and `c`; `b` and `d` are held out.
   */
  part: Part
  kind: Kind
  query: string
  /** Full names; any of them will do. None for "no such tool". */
  wanted: readonly string[]
}

export interface Alias {
  name: string
  aliases: readonly string[]
}

export interface Recording {
  /** The day, as YYYY-MM-DD. */
  recorded: string
  servers: readonly ServerVersion[]
}

const fileOf = (name: string): URL => new URL(`../data/${name}`, import.meta.url)

function linesOf<T>(name: string): T[] {
  const lines = readFileSync(fileOf(name), 'utf8').split('\n')
  return lines.filter(line => line !== '').map(line => JSON.parse(line) as T)
}

export const recordedTools = (): Tool[] => linesOf<Tool>('tools.jsonl')

export const queries = (): Query[] => linesOf<Query>('queries.jsonl')

export function aliases(): Record<string, readonly string[]> {
  const lines = linesOf<Alias>('aliases.jsonl')
  return Object.fromEntries(lines.map(({ name, aliases }) => [name, aliases]))
}

export const recording = (): Recording =>
  JSON.parse(readFileSync(fileOf('servers.json'), 'utf8')) as Recording

/** Listed, and left out of the recording: `data/README.md` says so. */
const LEFT_OUT = ['mcp__chart__generate_organization_chart']

export const isRecorded = ({ name }: Pick<Tool, 'name'>): boolean =>
  !LEFT_OUT.includes(name)

export function record(tools: readonly Tool[], { recorded, servers }: Recording): void {
  const kept = tools
    .filter(isRecorded)
    .map(({ name, server, tool, description, inputSchema }) => {
      return { name, server, tool, ...(description && { description }), inputSchema }
    })
  writeFileSync(fileOf('tools.jsonl'), `${kept.map(toLine).join('\n')}\n`)
  const text = JSON.stringify({ recorded, servers }, null, 2)
  writeFileSync(fileOf('servers.json'), `${text}\n`)
}

const toLine = (value: object): string => JSON.stringify(value)
