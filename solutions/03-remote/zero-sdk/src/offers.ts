/**
 * What a server has besides tools: resources, prompts, completions. Data and functions
 * go in, results come out; what nobody has given is not declared and not there.
 * Not here: tools, which the contract of the stage knows, and HTTP.
 * Specification 2026-07-28: server/resources, server/prompts, server/utilities.
 */
import { ERROR_CODES, type Params } from '@workshop/wire'
import { RpcError } from '../provided/errors.ts'
import type { Input } from './asking-back.ts'

type Result = Record<string, unknown>

export interface Resource {
  uri: string
  name: string
  description?: string
  mimeType?: string
  read(): { text: string } | { blob: string }
}

export interface Template extends Omit<Resource, 'uri' | 'read'> {
  /** Variables stand for one part of a path each: `{id}`. */
  uriTemplate: string
  read(variables: Readonly<Record<string, string>>): ReturnType<Resource['read']>
}

export interface Prompt {
  name: string
  description?: string
  arguments?: readonly { name: string; description?: string; required?: boolean }[]
  /** Messages; or, as a tool may, a question. */
  get(args: Readonly<Record<string, string>>, input: Input): object[] | Result
}

export interface Offers {
  resources?: readonly Resource[]
  templates?: readonly Template[]
  prompts?: readonly Prompt[]
  /** What could stand there, the best first. */
  complete?(reference: Result, argument: { name: string; value: string }): string[]
}

export interface Offered {
  readonly capabilities: Result
  has(method: string): boolean
  /** Throws an `RpcError`. */
  answer(method: string, params: Params, input: Input): Result
}

type Methods = Record<string, (params: Params, input: Input) => Result>

const CACHE_HINTS = { ttlMs: 60_000, cacheScope: 'public' }
const MOST_VALUES = 100

// #region offers
export function createOffers(offers: Offers): Offered {
  const { resources = [], templates = [], prompts, complete } = offers
  const hasResources = offers.resources !== undefined || offers.templates !== undefined
  const methods: Methods = {
    ...(hasResources && resourceMethods(resources, templates)),
    ...(prompts && promptMethods(prompts)),
    ...(complete && { 'completion/complete': params => completion(complete, params) }),
  }
  return {
    capabilities: {
      ...(hasResources && { resources: {} }),
      ...(prompts && { prompts: {} }),
      ...(complete && { completions: {} }),
    },
    has: method => Object.hasOwn(methods, method),
    answer(method, params, input) {
      const run = methods[method]
      if (run) return run(params, input)
      throw new RpcError(ERROR_CODES.methodNotFound, `unknown method: ${method}`)
    },
  }
}

function resourceMethods(
  resources: readonly Resource[],
  templates: readonly Template[],
): Methods {
  return {
    'resources/list': () => ({ resources: resources.map(described), ...CACHE_HINTS }),
    'resources/templates/list': () => ({
      resourceTemplates: templates.map(described),
      ...CACHE_HINTS,
    }),
    'resources/read'({ uri }) {
      const found = typeof uri === 'string' ? find(uri) : undefined
      if (found) return { contents: [{ uri, ...found }], ...CACHE_HINTS }
      // An empty list would say that it is there, and has nothing in it.
      throw invalidParams(`resource not found: ${uri}`, { uri })
    },
  }

  function find(uri: string): Result | undefined {
    const resource = resources.find(one => one.uri === uri)
    if (resource) return { mimeType: resource.mimeType, ...resource.read() }
    for (const { uriTemplate, mimeType, read } of templates) {
      const variables = variablesIn(uri, uriTemplate)
      if (variables) return { mimeType, ...read(variables) }
    }
    return undefined
  }
}

function promptMethods(prompts: readonly Prompt[]): Methods {
  return {
    'prompts/list': () => ({ prompts: prompts.map(described), ...CACHE_HINTS }),
    'prompts/get'({ name, arguments: given = {} }, input) {
      const prompt = prompts.find(one => one.name === name)
      if (!prompt) throw invalidParams(`unknown prompt: ${name}`)
      const args = textsIn(given)
      const missing = prompt.arguments?.find(
        ({ name, required }) => required && !Object.hasOwn(args, name),
      )
      if (missing) throw invalidParams(`missing argument: ${missing.name}`)
      const got = prompt.get(args, input)
      const { description } = prompt
      return Array.isArray(got) ? { description, messages: got } : got
    },
  }
}

function completion(
  complete: NonNullable<Offers['complete']>,
  { ref, argument }: Params,
): Result {
  if (!isObject(ref) || !isObject(argument)) {
    throw invalidParams('expected ref and argument')
  }
  const { name, value } = argument
  if (typeof name !== 'string' || typeof value !== 'string') {
    throw invalidParams('argument: expected texts for name and value')
  }
  const values = complete(ref, { name, value })
  const total = values.length
  const hasMore = total > MOST_VALUES
  return { completion: { values: values.slice(0, MOST_VALUES), total, hasMore } }
}

// #endregion offers

/** Its name, its description: what can be sent of it. */
function described(item: object): Result {
  const entries = Object.entries(item).filter(([, part]) => typeof part !== 'function')
  return Object.fromEntries(entries)
}

function variablesIn(
  uri: string,
  template: string,
): Record<string, string> | undefined {
  const pattern = template
    .split(/(\{\w+\})/)
    .map(part => (/^\{/.test(part) ? `(?<${part.slice(1, -1)}>[^/]+)` : quoted(part)))
    .join('')
  return new RegExp(`^${pattern}$`).exec(uri)?.groups
}

function quoted(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** Arguments of a prompt are texts, all of them. */
function textsIn(given: unknown): Record<string, string> {
  if (!isObject(given)) throw invalidParams('arguments: expected an object')
  for (const [name, value] of Object.entries(given)) {
    if (typeof value === 'string') continue
    throw invalidParams(`argument ${name}: expected text, got ${typeof value}`)
  }
  return given as Record<string, string>
}

function invalidParams(message: string, data?: object): RpcError {
  return new RpcError(ERROR_CODES.invalidParams, message, data)
}

function isObject(value: unknown): value is Result {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
