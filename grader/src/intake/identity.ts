/**
 * Whose a submission is. Nobody guesses: a submission that two rows claim, and two
 * submissions of one person, have an outcome of their own that says so.
 */
import { basename } from 'node:path'
import type { StageId, Text } from '@workshop/syllabus'
import type { Learner } from '../results/result.ts'
import { shownName } from './refusal.ts'
import type { Roster, Row } from './roster.ts'
import type { Candidate } from './types.ts'

export type Identity =
  | { kind: 'known'; learner: Learner }
  /** There is no roster: the name of the submission is all there is. */
  | { kind: 'unnamed' }
  /** Not in the roster; graded, and listed. */
  | { kind: 'unlisted'; message: Text }
  /** Not to be graded until somebody has decided. */
  | { kind: 'several-rows'; message: Text }
  | { kind: 'several-submissions'; learner: Learner | null; message: Text }
  /** With `attempts: 'latest'`: a newer one is graded. */
  | { kind: 'superseded'; learner: Learner | null; message: Text }

export interface HandedIn {
  candidate: Candidate
  /** ISO 8601; `null` where nothing tells. */
  submittedAt: string | null
  /** One person hands in one submission a stage; absent where none could be told. */
  stage?: StageId
}

export interface Identified<T extends HandedIn> {
  item: T
  identity: Identity
}

export interface Identities<T extends HandedIn> {
  submissions: Identified<T>[]
  /** Who has handed in nothing. */
  missing: Row[]
}

/** @param attempts `latest`: of several submissions of one person the newest counts */
export function identify<T extends HandedIn>(
  items: readonly T[],
  roster: Roster | undefined,
  attempts: 'refuse' | 'latest' = 'refuse',
): Identities<T> {
  const claimed = items.map(item => ({ item, rows: rowsFor(item.candidate, roster) }))
  const groups = new Map<string, typeof claimed>()
  for (const claim of claimed) {
    const key = `${claim.item.stage ?? ''} ${ownerOf(claim.item.candidate, claim.rows)}`
    groups.set(key, [...(groups.get(key) ?? []), claim])
  }
  const identities = new Map<T, Identity>()
  for (const group of groups.values()) {
    const newest =
      attempts === 'latest' ? newestOf(group.map(({ item }) => item)) : null
    for (const { item, rows } of group) {
      const others = group.map(other => other.item).filter(other => other !== item)
      identities.set(item, identityOf(item, rows, others, newest, roster))
    }
  }
  const seen = new Set(claimed.flatMap(({ rows }) => rows))
  return {
    submissions: items.map(item => ({
      item,
      identity: identities.get(item) ?? { kind: 'unnamed' },
    })),
    missing: (roster?.rows ?? []).filter(row => !seen.has(row)),
  }
}

function ownerOf({ name }: Candidate, rows: readonly Row[]): string {
  const [only, another] = rows
  if (only && !another) return `row ${only.learner.id}`
  return `name ${folded(name)}`
}

function identityOf<T extends HandedIn>(
  item: T,
  rows: readonly Row[],
  others: readonly T[],
  newest: T | null,
  roster: Roster | undefined,
): Identity {
  const [only, another] = rows
  if (another) return { kind: 'several-rows', message: severalRows(rows) }
  const learner = only?.learner ?? null
  if (others.length > 0 && newest !== item) {
    return newest
      ? { kind: 'superseded', learner, message: superseded(newest) }
      : { kind: 'several-submissions', learner, message: severalOf(others) }
  }
  if (learner) return { kind: 'known', learner }
  return roster ? { kind: 'unlisted', message: UNLISTED } : { kind: 'unnamed' }
}

const UNLISTED: Text = {
  en: 'The roster has no row for this submission.',
  zh: '名单里没有与这份提交对应的行。',
}

function severalRows(rows: readonly Row[]): Text {
  const ids = rows
    .map(({ learner }) => shownName(learner.id))
    .slice(0, 5)
    .join(', ')
  return {
    en: `More than one row of the roster fits this submission: ${ids}.`,
    zh: `名单里有不止一行与这份提交对应：${ids}。`,
  }
}

function severalOf(others: readonly HandedIn[]): Text {
  const names = others.map(({ candidate }) => shownName(basename(candidate.path)))
  const list = names.slice(0, 5).join(', ')
  return {
    en: `There is more than one submission of the same person (${list}). Remove one, or use --attempts latest.`,
    zh: `同一个人有不止一份提交（${list}）。请删掉一份，或使用 --attempts latest。`,
  }
}

function superseded(newest: HandedIn): Text {
  const name = shownName(basename(newest.candidate.path))
  return {
    en: `A newer submission of the same person is graded: ${name}.`,
    zh: `评的是同一个人更新的一份提交：${name}。`,
  }
}

/** Strictly newer than every other; without a time nobody knows. */
function newestOf<T extends HandedIn>(items: readonly T[]): T | null {
  const times = items.map(({ submittedAt }) => Date.parse(submittedAt ?? ''))
  if (times.some(Number.isNaN)) return null
  const newest = Math.max(...times)
  const first = times.indexOf(newest)
  return times.lastIndexOf(newest) === first ? (items[first] ?? null) : null
}

function rowsFor(candidate: Candidate, roster: Roster | undefined): Row[] {
  const names = [candidate.name, basename(candidate.path)].map(folded)
  return (roster?.rows ?? []).filter(({ learner, patterns }) => {
    const wanted =
      patterns.length > 0 ? patterns : [learner.id, learner.email ?? '', learner.name]
    const isLiteral = patterns.length === 0
    return wanted.some(pattern =>
      names.some(name =>
        isLiteral ? name === folded(pattern) : matches(folded(pattern), name),
      ),
    )
  })
}

function folded(name: string): string {
  return name.normalize('NFC').toLowerCase()
}

/** `*` is any run of characters; in linear time, whatever the pattern is. */
export function matches(pattern: string, name: string): boolean {
  const [head = '', ...rest] = pattern.split('*')
  const tail = rest.pop()
  if (tail === undefined) return name === head
  if (!name.startsWith(head) || name.length < head.length + tail.length) return false
  if (!name.endsWith(tail)) return false
  let at = head.length
  for (const part of rest) {
    const found = name.indexOf(part, at)
    if (found === -1) return false
    at = found + part.length
  }
  return at <= name.length - tail.length
}
