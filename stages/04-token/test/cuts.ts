/**
 * What the checks of results have in common: how a cut falls, how long it takes, and
 * what may not be cut at all.
 */
import { atMost, show } from '@workshop/testkit'
import type { TestContext } from './contract.ts'
import { commonHead, commonTail, isBorder } from './graphemes.ts'
import {
  type Block,
  english,
  type Result,
  text,
  textsIn,
  truncated,
} from './results.ts'
import type { between } from './shapes.ts'
import { what } from './what-text.ts'

export function unlike(end: 'head' | 'tail', shown: string) {
  return { kind: 'unwanted', what: what.textOf(`${end}: ${show(shown)}`) } as const
}

/** Wherever the cuts fall, they fall between two of these. */
export async function isCutBetween(
  t: TestContext,
  named: string,
  cluster: string,
): Promise<void> {
  for (let off = 0; off < cluster.length; off++) {
    // The blanks keep a tokenizer from taking all of it for one word.
    const long = `${'x'.repeat(off)}${`${cluster.repeat(9)} `.repeat(40)}`
    const { result } = await truncated(
      t,
      { content: [text(long)] },
      { characters: 1000 },
    )
    const [shown = ''] = textsIn(result.content)
    const [head, tail] = [commonHead(shown, long), commonTail(shown, long)]
    const observed = { kind: 'unwanted', what: what.endKept(named) } as const
    t.ok(isBorder(long, head) && isBorder(long, long.length - tail), observed)
  }
}

const MANY = 1_000_000
const MOST_MS = 1500

/** The best of three: other checks run in the same process. */
export async function isSoonDone(t: TestContext): Promise<void> {
  const long = english(MANY)
  const times: number[] = []
  for (let run = 0; run < 3; run++) {
    const start = process.cpuUsage()
    await truncated(t, { content: [text(long)] })
    const { user, system } = process.cpuUsage(start)
    times.push((user + system) / 1000)
    if (Number(times.at(-1)) < MOST_MS) return
  }
  t.fits(Math.round(Math.min(...times)), atMost(MOST_MS), what.msFor(MANY))
}

export function isLink({ type }: Block): boolean {
  return type === 'resource_link'
}

export function isImage({ type }: Block): boolean {
  return type === 'image'
}

export async function areWhole(
  t: TestContext,
  { content }: Result,
  sent: readonly Block[],
  many: ReturnType<typeof between>,
): Promise<void> {
  const kept = content.filter(isImage)
  t.fits(kept.length, many, what.imagesKept)
  const known = new Set(sent.map(block => JSON.stringify(block)))
  const changed = kept.filter(block => !known.has(JSON.stringify(block)))
  t.equal(changed.length, 0, what.imagesChanged)
}

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
