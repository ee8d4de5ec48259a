/**
 * Which submissions of a stage are alike, for the instructor to look at: a reason to
 * read both, never a verdict. What everybody was given is no likeness: the skeleton,
 * what is provided, and both solutions are taken out first.
 */
import {
  type FileEntry,
  FingerprintIndex,
  type SharedFingerprint,
  type TokenizedFile,
} from '@dodona/dolos-core'
import type { StageId, Text } from '@workshop/syllabus'
import { givenCode } from './given.ts'
import { tokenized } from './tokens.ts'

export interface Compared {
  name: string
  /** Hash of its files, as the intake gives it. */
  tree: string
  files: ReadonlyMap<string, Buffer>
}

export interface Likeness {
  names: readonly [string, string]
  /** Every file is the same, byte for byte. */
  isIdentical: boolean
  /** 0 to 1: how much of both is in the other, without what was given. */
  similarity: number
  /** Files that are the same, byte for byte, and were not given. */
  sameFiles: readonly string[]
}

export interface Similarity {
  /** Most alike first; nothing below the threshold. */
  pairs: readonly Likeness[]
  compared: number
  notCompared: readonly { name: string; why: Text }[]
}

/** Runs of this many tokens are compared, so that idioms are no likeness. */
const RUN = 24
const WINDOW = 16
/** Fingerprints, one for about eight tokens. */
const LEAST_OWN = 20
/** More than any stage needs; the time that comparing takes grows with it. */
const MOST_CHARACTERS = 400_000
const CODE = /\.[cm]?[jt]sx?$/

export interface CompareOptions {
  /** Least similarity that is told. */
  threshold?: number
  /** Code that everybody has; the stage's own if absent. */
  given?: readonly string[]
}

export function compareSubmissions(
  stage: StageId,
  submissions: readonly Compared[],
  { threshold = 0.4, given = givenCode(stage) }: CompareOptions = {},
): Similarity {
  const index = new FingerprintIndex(RUN, WINDOW)
  const notCompared: { name: string; why: Text }[] = []
  const entries: { submission: Compared; file: TokenizedFile }[] = []
  for (const submission of submissions) {
    const texts = codeOf(submission.files)
    const why = whyNot(texts.join(''))
    if (why) notCompared.push({ name: submission.name, why })
    else entries.push({ submission, file: tokenized(submission.name, texts) })
  }
  index.addFiles(entries.map(({ file }) => file))
  for (const [at, text] of given.entries()) {
    index.addIgnoredFile(tokenized(`given ${at}`, [text]))
  }
  const prints = new Map(index.entries().map(entry => [entry.file, printsOf(entry)]))
  const givenTexts = new Set(given.map(text => text.trim()))
  const works = entries.map(({ submission, file }) => ({
    submission,
    prints: prints.get(file) ?? { own: 0, counts: new Map() },
  }))
  const pairs = everyPair(works)
    .map(([one, other]) => likeness(one, other, givenTexts))
    .filter(pair => pair.isIdentical || pair.similarity >= threshold)
    .sort((a, b) => rank(b) - rank(a) || order(a, b))
  return { pairs, compared: entries.length, notCompared }
}

/** How often each fingerprint that others have too is in one submission. */
interface Prints {
  /** All of its fingerprints, without those of what was given. */
  own: number
  counts: ReadonlyMap<SharedFingerprint, number>
}

interface Work {
  submission: Compared
  prints: Prints
}

/**
 * Counted here and not by the library's pairs, which look for the longest common run
 * in time that grows with the product of both, and so with repetitive code.
 */
function printsOf({ file, kgrams, shared, ignored }: FileEntry): Prints {
  const count = (print: SharedFingerprint) => print.occurrencesOf(file).length
  const given = [...ignored].reduce((sum, print) => sum + count(print), 0)
  return {
    own: kgrams.length - given,
    counts: new Map([...shared].map(print => [print, count(print)])),
  }
}

function likeness(one: Work, other: Work, given: ReadonlySet<string>): Likeness {
  return {
    names: [one.submission.name, other.submission.name],
    isIdentical: one.submission.tree === other.submission.tree,
    similarity: similarityOf(one.prints, other.prints),
    sameFiles: [...one.submission.files]
      .filter(([path, bytes]) => {
        const same = other.submission.files.get(path)
        return same?.equals(bytes) === true && !given.has(bytes.toString('utf8').trim())
      })
      .map(([path]) => path),
  }
}

/** Of a submission that is nearly all given too little is left to say anything of. */
function similarityOf(one: Prints, other: Prints): number {
  if (Math.min(one.own, other.own) < LEAST_OWN) return 0
  let common = 0
  for (const [print, count] of one.counts) {
    const there = other.counts.get(print)
    if (there !== undefined) common += count + there
  }
  return common / (one.own + other.own)
}

function codeOf(files: ReadonlyMap<string, Buffer>): string[] {
  return [...files]
    .filter(([path]) => CODE.test(path))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, bytes]) => bytes.toString('utf8'))
}

function whyNot(text: string): Text | undefined {
  if (text.trim() === '') return { en: 'It has no code.', zh: '没有代码。' }
  if (text.length <= MOST_CHARACTERS) return undefined
  return {
    en: `It has more than ${MOST_CHARACTERS} characters of code.`,
    zh: `代码超过 ${MOST_CHARACTERS} 个字符。`,
  }
}

function everyPair(works: readonly Work[]): [Work, Work][] {
  return works.flatMap((one, at) =>
    works.slice(at + 1).map(other => [one, other] as [Work, Work]),
  )
}

function rank({ isIdentical, similarity }: Likeness): number {
  return isIdentical ? 2 : similarity
}

function order(a: Likeness, b: Likeness): number {
  return a.names.join('\n') < b.names.join('\n') ? -1 : 1
}
