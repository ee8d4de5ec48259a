/** What the list of tools shows without calling any of them. */
import type { Deviation } from '../deviations.ts'
import { isObject } from '../exchange/messages.ts'
import { replyOf } from './replies.ts'
import type { Outcome, StepId } from './types.ts'

const NAME = /^[A-Za-z0-9_.-]{1,128}$/

/** The first page of the list; more is not asked for. */
export const toolsIn = (outcome: Outcome): unknown[] | undefined =>
  listIn(outcome, 'list-tools') ?? listIn(outcome, 'legacy-list-tools')

function listIn(outcome: Outcome, step: StepId): unknown[] | undefined {
  const tools = replyOf(outcome, step)?.result?.tools
  return Array.isArray(tools) ? tools : undefined
}

const nameOf = (tool: unknown): string =>
  isObject(tool) && typeof tool.name === 'string' ? tool.name : ''

export function toolDeviations(outcome: Outcome): Deviation[] {
  const tools = toolsIn(outcome) ?? []
  const names = tools.map(nameOf)
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  const odd = names.find(name => !NAME.test(name))
  const bare = tools.find(tool => !hasSchema(tool))
  return [
    ...orderDeviation(outcome),
    ...(twice === undefined ? [] : [{ id: 'tool-twice', seen: twice } as const]),
    ...(odd === undefined ? [] : [{ id: 'tool-name', seen: odd } as const]),
    ...(bare === undefined ? [] : [{ id: 'tool-schema', seen: nameOf(bare) } as const]),
  ]
}

function hasSchema(tool: unknown): boolean {
  return (
    isObject(tool) && isObject(tool.inputSchema) && tool.inputSchema.type === 'object'
  )
}

/** The same names in another order; a list that has changed is another matter. */
function orderDeviation(outcome: Outcome): Deviation[] {
  const first = listIn(outcome, 'list-tools')?.map(nameOf) ?? []
  const second = listIn(outcome, 'list-tools-again')?.map(nameOf) ?? first
  const isSame = first.join('\n') === second.join('\n')
  const isReordered = first.toSorted().join('\n') === second.toSorted().join('\n')
  if (isSame || !isReordered) return []
  const at = first.findIndex((name, index) => name !== second[index])
  return [{ id: 'tools-order', seen: first[at] ?? '' }]
}
