/**
 * The contract of stage 05 as the tests use it: every export of the README by its
 * name, typed, with what it returns reduced to data. A result that has not even the
 * right shape makes the subject red, never the check that stumbles over it.
 */
import { aString, type TestContext, type Wanted } from '@workshop/testkit'
import type * as Given from '../src/contract.ts'
import { aYesOrNo, rowsWith, textsUnder } from './shapes.ts'
import { calling } from './what.ts'

export { breaks, guards, type TestContext } from '@workshop/testkit'
export type * from '../src/contract.ts'

export interface Loaded {
  /** Whatever it holds, it crosses as data and comes back as it went. */
  policy: object
  problems: Given.Problem[]
}

export interface RiskQuestion {
  annotations?: unknown
  trusted: boolean
  rated?: Given.Risk
}

export interface Named {
  name: string
  server: string
  tool: string
}

export interface Shadow {
  name: string
  other: string
  why: string
}

export interface Line {
  file: string
  args: string[]
  shell: boolean
}

export interface Layer {
  layer: string
  ms: number
  fired: number
}

/** The exports that are plain functions, as the README states them. */
interface Functions {
  loadPolicy(source: { file: string; text: string }): Loaded
  decideServer(
    policy: object,
    server: { name: string; config: object },
  ): Given.Ruling<'allow' | 'deny'>
  decideTool(
    policy: object,
    tool: { server: string; tool: string; risk: Given.Risk },
  ): Given.Ruling
  matchesUrl(pattern: string, url: string): boolean
  riskOf(question: RiskQuestion): Given.Risk
  findShadows(tools: readonly Named[]): Shadow[]
  checkArguments(args: unknown, schema: object, limits?: object): string | undefined
  commandLine(
    program: string,
    line: { flags?: readonly string[]; operands: readonly unknown[] },
  ): Line
  resolveInside(root: string, path: string): string
  childEnvironment(
    given: Record<string, string>,
    host: Record<string, string | undefined>,
  ): Record<string, string>
  neverUsed(used: {
    tools: readonly string[]
    exposures: Record<string, number>
    calls: readonly string[]
  }): { name: string; exposures: number }[]
  unreached(files: Record<string, string>): { file: string; name: string }[]
  reviewTimeouts(
    layers: readonly Layer[],
  ): (Layer & { dead: boolean; because?: string })[]
}

/** Where each is exported, and the least of what it returns. */
const EXPORTS: Record<keyof Functions, readonly [module: string, least?: Wanted]> = {
  loadPolicy: ['policy'],
  decideServer: ['policy', textsUnder('decision', 'rule')],
  decideTool: ['policy', textsUnder('decision', 'rule')],
  matchesUrl: ['policy', aYesOrNo],
  riskOf: ['risk', aString],
  findShadows: ['pins', rowsWith('name', 'other', 'why')],
  checkArguments: ['arguments'],
  commandLine: ['arguments', textsUnder('file')],
  resolveInside: ['arguments', aString],
  childEnvironment: ['arguments', textsUnder()],
  neverUsed: ['health', rowsWith('name')],
  unreached: ['health', rowsWith('file', 'name')],
  reviewTimeouts: ['telemetry', rowsWith('layer')],
}

type Promised<F> = F extends (...args: infer A) => infer R
  ? (...args: A) => Promise<Awaited<R>>
  : never

export type Contract = { [Name in keyof Functions]: Promised<Functions[Name]> }

/** `const { decideTool } = contract(t)`: the subject's functions. */
export function contract(t: TestContext): Contract {
  const functions = Object.entries(EXPORTS).map(([name, [module, least]]) => [
    name,
    async (...args: unknown[]) => {
      const value = data(await t.value(t.subject.call(module, name, ...args)))
      if (least) t.fits(value, least, calling(name))
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

/** An object of the subject: its methods by name, what they return as data. */
export async function made<M>(
  t: TestContext,
  [module, factory]: readonly [module: string, factory: string],
  methods: readonly (keyof M & string)[],
  ...args: unknown[]
): Promise<{ [Name in keyof M]: Promised<M[Name]> }> {
  const handle = await t.create(module, factory, ...args)
  const called = methods.map(method => [
    method,
    async (...args: unknown[]) => data(await t.value(handle.call(method, ...args))),
  ])
  return Object.fromEntries(called)
}
