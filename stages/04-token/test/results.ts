/**
 * Results as servers send them, too large ones among them, and their sizes as the
 * contract counts them.
 */
import { atMost, type TestContext } from '@workshop/testkit'
import { contract, type Limits, type Truncated } from './contract.ts'
import { isWellFormed } from './graphemes.ts'
import { tokensOf } from './tokenizer.ts'
import { what } from './what-text.ts'

export type Block = Record<string, unknown>
export type Result = Truncated['result']

export const DEFAULTS: Limits = {
  characters: 100_000,
  tokens: 25_000,
  imageTokens: 1600,
}

const ENGLISH = 'The build of the third stage stopped after nine minutes of waiting. '
const CHINESE = '第三阶段的构建等了九分钟，然后停了；日志里没有写原因。'

export const english = (characters: number) => filled(ENGLISH, characters)
export const chinese = (characters: number) => filled(CHINESE, characters)

function filled(sentence: string, characters: number): string {
  return sentence.repeat(Math.ceil(characters / sentence.length)).slice(0, characters)
}

/** Base64 of bytes that look random and are always the same. */
export function base64(bytes: number): string {
  let state = bytes
  const random = () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return state >> 16
  }
  const some = Array.from({ length: Math.min(bytes, 3000) }, random)
  return Buffer.alloc(bytes, Buffer.from(some)).toString('base64')
}

export const text = (text: string): Block => ({ type: 'text', text })

export function image(bytes: number): Block {
  return { type: 'image', data: base64(bytes), mimeType: 'image/png' }
}

export const LINK = {
  type: 'resource_link',
  uri: 'file:///logs/third.txt',
  name: 'third.txt',
}

/** The texts of a result that a model reads, in order. */
export function textsIn(content: readonly Block[]): string[] {
  return content.flatMap(({ type, text, resource }) => {
    const held = type === 'resource' ? (resource as Block | undefined)?.text : text
    return typeof held === 'string' ? [held] : []
  })
}

/** Truncates, and holds the result against the limits. */
export async function truncated(
  t: TestContext,
  result: Result,
  limits?: Partial<Limits>,
): Promise<Truncated> {
  const { truncateResult } = contract(t)
  const given = limits ? [result, limits] : [result]
  const answer = await truncateResult(...(given as [Result]))
  const { content } = answer.result
  t.ok(Array.isArray(content), { kind: 'unwanted', what: what.textOf('content') })
  const most = { ...DEFAULTS, ...limits }
  const size = sizeOf(answer.result, most)
  t.fits(size.characters, atMost(most.characters), what.charactersOf('content'))
  t.fits(size.tokens, atMost(most.tokens), what.tokensOf('content'))
  for (const part of textsIn(content)) {
    t.ok(isWellFormed(part), { kind: 'unwanted', what: what.textOf('content') })
  }
  return answer
}

export function sizeOf(result: Result, limits: Limits) {
  const links = result.content.filter(({ type }) => type === 'resource_link')
  const data = result.structuredContent === undefined ? [] : [result.structuredContent]
  const read = [
    ...textsIn(result.content),
    ...[...links, ...data].map(value => JSON.stringify(value)),
  ]
  const pictures = result.content.filter(({ type }) => /image|audio/.test(`${type}`))
  return {
    characters: read.join('').length,
    tokens:
      read.reduce((sum, part) => sum + tokensOf(part), 0) +
      pictures.length * limits.imageTokens,
  }
}
