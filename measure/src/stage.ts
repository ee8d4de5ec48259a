/**
 * The subject of a measurement: a learner's stage 04, a solution, or a copy of one,
 * with the exports of the contract that are measured.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { displayPath } from '@workshop/testkit/state'
import { openSubject, type Subject } from '@workshop/testkit/subject'
import type { Tool, ToolBlock } from './tool.ts'

export interface Bill {
  tokens: number
  share: number
  quarter: { tokens: number; error: number }
  servers: {
    server: string
    tokens: number
    share: number
    tools: { name: string; tokens: number }[]
  }[]
}

export interface SampleError {
  kind: string
  tokens: number
  quarter: number
  error: number
}

export interface Finding {
  name: string
  rule: string
  message: string
}

export interface Provider {
  minimum: number
  write: number
  read: number
}

export interface CacheRun {
  cachedShare: number
  cost: number
  full: number
}

export interface Conversation {
  tools: readonly Tool[]
  turns: readonly { query: string | null; used: readonly string[] }[]
  mode: 'all' | 'search'
}

export interface Cost {
  definitions: number
  results: number
  rounds: number
  total: number
}

export interface Disclosure {
  blocks(): Promise<ToolBlock[]>
  search(query: string): Promise<{ text: string }>
}

export interface Scored {
  name: string
  score: number
}

type Aliases = Readonly<Record<string, readonly string[]>>
export type Search = (query: string, limit: number) => Promise<Scored[]>

export class Stage {
  readonly subject: Subject
  /** Told how far it is. Never on stdout. */
  readonly say: (line: string) => void

  constructor(dir: string, say: (line: string) => void) {
    this.subject = openSubject(dir)
    this.say = say
  }

  get shown(): string {
    return displayPath(this.subject.dir)
  }

  /** A search on a library has other goals for its speed than one's own. */
  get usesMinisearch(): boolean {
    const manifest = join(this.subject.dir, 'package.json')
    if (!existsSync(manifest)) return false
    const { dependencies = {} } = JSON.parse(readFileSync(manifest, 'utf8')) as {
      dependencies?: Record<string, string>
    }
    return Object.hasOwn(dependencies, 'minisearch')
  }

  tokenBill(tools: readonly Tool[]): Promise<Bill> {
    return this.#call('measure', 'tokenBill', tools)
  }

  estimateError(samples: readonly { kind: string; text: string }[]) {
    return this.#call<SampleError[]>('measure', 'estimateError', samples)
  }

  lintDescriptions(tools: readonly Tool[]): Promise<Finding[]> {
    return this.#call('describe', 'lintDescriptions', tools)
  }

  toolBlocks(tools: readonly Tool[]): Promise<ToolBlock[]> {
    return this.#call('order', 'toolBlocks', tools)
  }

  hashesOf(blocks: readonly ToolBlock[]) {
    return this.#call<{ order: string; content: string }>('order', 'hashesOf', blocks)
  }

  simulateCache(requests: readonly string[][], provider: Provider) {
    return this.#call<CacheRun>('prompt-cache', 'simulateCache', requests, provider)
  }

  conversationCost(conversation: Conversation): Promise<Cost> {
    return this.#call('search', 'conversationCost', conversation)
  }

  async createSearch(tools: readonly Tool[], aliases: Aliases = {}): Promise<Search> {
    const options = { aliases }
    const made = await this.subject.create('search', 'createSearch', tools, options)
    return (query, limit) => made.call('search', query, limit) as Promise<Scored[]>
  }

  async createDisclosure(tools: readonly Tool[]): Promise<Disclosure> {
    const made = await this.subject.create('search', 'createDisclosure', tools)
    return {
      blocks: () => made.call('blocks') as Promise<ToolBlock[]>,
      search: query => made.call('search', query) as Promise<{ text: string }>,
    }
  }

  async #call<T>(module: string, name: string, ...args: unknown[]): Promise<T> {
    return (await this.subject.call(module, name, ...args)) as T
  }
}
