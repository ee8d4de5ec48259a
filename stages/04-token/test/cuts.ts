/**
 * What the checks of results have in common: how a cut falls, how long it takes, and
 * what may not be cut at all.
 */
import { atMost } from '@workshop/testkit'
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

/** So much of both ends is there. */
export function hasBothEnds(
  t: TestContext,
  shown: string | undefined,
  long: string,
  characters: number,
): void {
  const head = shown?.slice(0, characters)
  t.equal(head, long.slice(0, characters), what.endOf('head'))
  t.equal(shown?.slice(-characters), long.slice(-characters), what.endOf('tail'))
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

const SIZES = [50_000, 100_000, 200_000, 400_000, 800_000]
const MOST_MS = 1000
/** Whoever takes longer is not only slow. */
const CUT_PATIENCE_MS = 20_000

/**
 * Twice the text, twice the time. The sizes grow until one takes too long, so that
 * the square of a length is seen before it is felt. The best of three: other checks
 * run in the same process.
 */
export async function isSoonDone(t: TestContext): Promise<void> {
  for (const characters of SIZES) {
    const content = [text(english(characters))]
    const times: number[] = []
    const isDecided = (ms: number) => ms < MOST_MS || ms > 3 * MOST_MS
    for (let run = 0; run < 3 && !times.some(isDecided); run++) {
      const ms = t.subject.timedCall('truncate', 'truncateResult', { content })
      times.push(Math.round(await t.value<number>(ms, CUT_PATIENCE_MS)))
    }
    t.fits(Math.min(...times), atMost(MOST_MS), what.msFor(characters))
    await truncated(t, { content })
  }
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
