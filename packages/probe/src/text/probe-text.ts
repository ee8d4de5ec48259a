/** Finds what a text says of removed mechanisms and judges it, passage by passage. */
import { type Block, blocksOf } from './blocks.ts'
import { judge, Passage } from './judge.ts'
import { Lines } from './lines.ts'
import { ABOUT_MCP, meaningOf, type Surroundings } from './meaning.ts'
import { MODERN_WORDS, naiveHits, WRITTEN, type Written } from './mechanisms.ts'
import { type Sentence, sentenceAt, sentencesOf } from './sentences.ts'
import type { Mechanism, Mention, ModernMark, TextVerdict } from './types.ts'

export function probeText(text: string): TextVerdict {
  const lines = new Lines(text)
  const about = {
    isAboutMcp: ABOUT_MCP.test(text),
    isModern: text.search(MODERN_WORDS) >= 0,
  }
  const mentions = blocksOf(text)
    .flatMap(block => mentionsIn(block, about, lines))
    .sort((one, other) => one.start - other.start)
  const modern = [...text.matchAll(MODERN_WORDS)].map(
    ({ index, 0: found }): ModernMark => ({
      ...lines.place(index, index + found.length),
      found,
    }),
  )
  const knows = modern.length > 0 || mentions.some(showsKnowledge)
  return {
    kind: 'text',
    verdict: verdictOf(mentions, knows),
    mentions,
    modern,
    naive: naiveHits(text),
  }
}

function verdictOf(
  mentions: readonly Mention[],
  knows: boolean,
): TextVerdict['verdict'] {
  const demanded = mentions.filter(({ stance }) => stance === 'demanded')
  if (demanded.length === 0) return 'no-evidence'
  const isUnaware = demanded.some(({ hedge }) => hedge === undefined)
  return isUnaware && !knows ? 'dated' : 'mixed'
}

/** These were given up by earlier revisions: who knows it need not know the last one. */
const GIVEN_UP_BEFORE: readonly Mechanism[] = ['http-sse', 'batch']

function showsKnowledge({ stance, mechanism }: Mention): boolean {
  if (GIVEN_UP_BEFORE.includes(mechanism)) return false
  return stance === 'legacy' || stance === 'gone'
}

/** Of one block; whoever writes more in one paragraph means no reader. */
const MOST_HITS = 1000

/** A sentence that names so many of them speaks about them. */
const LIST = 4

interface Hit {
  written: Written
  text: string
  start: number
  end: number
}

interface About {
  isAboutMcp: boolean
  /** It has words of the modern era, somewhere. */
  isModern: boolean
}

function mentionsIn(
  block: Block,
  { isAboutMcp, isModern }: About,
  lines: Lines,
): Mention[] {
  const hits = hitsIn(block.text)
  if (hits.length === 0) return []
  const passage = new Passage(block, sentencesOf(block.text))
  const bySentence = new Map<Sentence, Hit[]>()
  for (const hit of hits.slice(0, MOST_HITS)) {
    const sentence = sentenceAt(passage.sentences, hit)
    const own = bySentence.get(sentence)
    if (own) own.push(hit)
    else bySentence.set(sentence, [hit])
  }
  return [...bySentence].flatMap(([sentence, own]) => {
    const hasNames = own.some(({ written }) => written.kind === 'name')
    const isList = new Set(own.map(({ written }) => written.mechanism)).size >= LIST
    const surroundings = { block, sentence: sentence.text, isAboutMcp, hasNames }
    return own.flatMap(hit => {
      // Old practice in other words is too weak a claim against a text that knows.
      const isWeak = isList || (isModern && hit.written.kind === 'idea')
      return mentionOf(hit, passage, surroundings, isWeak, lines)
    })
  })
}

function mentionOf(
  hit: Hit,
  passage: Passage,
  surroundings: Surroundings,
  isWeak: boolean,
  lines: Lines,
): Mention[] {
  const { block } = passage
  const { mechanism, kind } = hit.written
  const meaning = meaningOf(hit.written, hit, surroundings)
  if (meaning === 'nothing') return []
  const place = lines.place(block.start + hit.start, block.start + hit.end)
  const quote = lines.quote(place.start)
  const mention = { ...place, mechanism, found: hit.text, quote }
  if (meaning === 'everyday') return [{ ...mention, stance: 'everyday' }]
  const judged = judge({ ...hit, mechanism, kind }, passage)
  if (isWeak && judged.stance === 'demanded') return [{ ...mention, stance: 'unclear' }]
  // A heading names a subject; what is said of it stands below.
  if (block.kind === 'heading' && judged.stance === 'demanded') return []
  return [{ ...mention, ...judged }]
}

/** Every way of writing, without overlaps: what comes first in the table wins. */
function hitsIn(text: string): Hit[] {
  const hits: Hit[] = []
  const taken = new Uint8Array(text.length)
  for (const written of WRITTEN) {
    for (const { index: start, 0: found } of text.matchAll(written.pattern)) {
      const end = start + found.length
      if (taken.subarray(start, end).includes(1)) continue
      taken.fill(1, start, end)
      hits.push({ written, text: found, start, end })
    }
  }
  return hits
}
