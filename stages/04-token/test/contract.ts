/**
 * The contract of stage 04 as the tests use it: every export of the README by its
 * name, typed, with what it returns reduced to data. A result that has not even the
 * right shape makes the subject red, never the check that stumbles over it.
 */
import { aList, anObject, aString, type TestContext } from '@workshop/testkit'
import type * as Given from '../src/contract.ts'
import { anInteger, rowsWith } from './shapes.ts'
import { calling } from './what.ts'

export { breaks, guards, type TestContext } from '@workshop/testkit'
export type * from '../src/contract.ts'

export interface Scored {
  name: string
  score: number
}

export interface Asked {
  query: string | null
  used: readonly string[]
}

/** The exports that are plain functions, as the README states them. */
interface Functions {
  countTokens(text: string): number
  estimateTokens(text: string): number
  tokenBill(tools: Given.Tool[], options?: { window?: number }): Given.Bill
  estimateError(samples: { kind: string; text: string }[]): SampleError[]
  selectionAccuracy(
    turns: readonly Given.Turn[],
    options?: { minimum?: number },
  ): Given.Accuracy
  neverCalled(evidence: Evidence): Given.Silence[]
  lintDescriptions(tools: Given.Tool[]): Given.Finding[]
  capDescription(text: string, max?: number): { text: string; cut: boolean }
  capTool(tool: Given.Tool, max?: number): { tool: Given.Tool; cut: string[] }
  truncateResult(result: object, limits?: Partial<Given.Limits>): Truncated
  toolBlocks(tools: Given.Tool[]): Given.ToolBlock[]
  hashesOf(blocks: Given.ToolBlock[]): { order: string; content: string }
  detectDrift(requests: string[]): Given.Drift[]
  simulateCache(requests: string[][], provider: Given.Provider): Given.CacheRun
  fence(server: string, text: string): string
  planDisclosure(tools: Given.Tool[], options?: { window?: number }): Plan
  conversationCost(conversation: Conversation): Cost
}

export interface SampleError {
  kind: string
  tokens: number
  quarter: number
  error: number
}

export interface Evidence {
  tools: Given.Tool[]
  requests: string[]
  calls: string[]
  decisions?: { name: string; decision: string; rule: string }[]
}

export interface Truncated {
  result: { content: Record<string, unknown>[]; [member: string]: unknown }
  cut?: { characters: number; tokens: number }
}

export interface Plan {
  mode: 'all' | 'search'
  reason: string
}

export interface Conversation {
  tools: Given.Tool[]
  turns: readonly Asked[]
  mode: 'all' | 'search'
}

export interface Cost {
  definitions: number
  results: number
  rounds: number
  total: number
}

/** Where each is exported, and the least of what it returns. */
const EXPORTS = {
  countTokens: ['measure', anInteger],
  estimateTokens: ['measure', anInteger],
  tokenBill: ['measure', anObject],
  estimateError: ['measure', rowsWith('kind')],
  selectionAccuracy: ['measure', anObject],
  neverCalled: ['measure', rowsWith('name', 'cause', 'evidence')],
  lintDescriptions: ['describe', rowsWith('name', 'rule', 'message')],
  capDescription: ['describe', anObject],
  capTool: ['describe', anObject],
  truncateResult: ['truncate', anObject],
  toolBlocks: ['order', rowsWith('name', 'description')],
  hashesOf: ['order', anObject],
  detectDrift: ['order', rowsWith('kind', 'name')],
  simulateCache: ['prompt-cache', anObject],
  fence: ['instructions', aString],
  planDisclosure: ['search', anObject],
  conversationCost: ['search', anObject],
} as const

type Promised<F> = F extends (...args: infer A) => infer R
  ? (...args: A) => Promise<R>
  : never

export type Contract = { [Name in keyof Functions]: Promised<Functions[Name]> }

/** `const { toolBlocks } = contract(t)`: the subject's functions. */
export function contract(t: TestContext): Contract {
  const functions = Object.entries(EXPORTS).map(([name, [module, least]]) => [
    name,
    async (...args: unknown[]) => {
      const value = data(await t.value(t.subject.call(module, name, ...args)))
      t.fits(value, least, calling(name))
      return value
    },
  ])
  return Object.fromEntries(functions) as Contract
}

/** Only what JSON can carry: `undefined` is absent, and an object is an object. */
export function data<T>(value: unknown): T {
  try {
    return JSON.parse(JSON.stringify(value)) as T
  } catch {
    // Not even JSON: whoever looks at it finds nothing.
    return undefined as T
  }
}

interface Updated {
  blocks: Given.ToolBlock[]
  gone: string[]
  brokenAt?: number
}

/** A tool set of the subject. */
export async function createToolSet(t: TestContext) {
  const handle = await t.create('order', 'createToolSet')
  function checked(given: unknown): Updated {
    const updated = data<Updated>(given)
    t.fits(updated, anObject, 'update()')
    t.fits(updated.blocks, rowsWith('name', 'description'), 'update().blocks')
    t.fits(updated.gone, aList, 'update().gone')
    return updated
  }
  return {
    /** The very objects that the subject gives, looked at when they are asked for. */
    async kept(tools: Given.Tool[]) {
      const updated = await t.value<object>(handle.keep('update', tools))
      return async () => checked(await t.subject.read(updated))
    },
    update: async (tools: Given.Tool[]) =>
      checked(await t.value(handle.call('update', tools))),
    reset: () => t.value(handle.call('reset')),
  }
}
