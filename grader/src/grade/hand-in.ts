/**
 * Everything that was handed in, looked at before anything of it runs: what is a
 * submission and what is none, whose it is, which stage, and what is refused and why.
 */
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Text } from '@workshop/syllabus'
import {
  type Accepted,
  discover,
  type HandedIn,
  type Identity,
  type Intake,
  identify,
  type NotTaken,
  parseRoster,
  type Rejected,
  type Roster,
  type RosterProblem,
  type Row,
  takeIn,
} from '../intake/index.ts'
import type { Submission } from '../results/index.ts'
import { UsageError } from '../usage-error.ts'
import type { GradeOptions } from './options.ts'

/** One submission and what is to be done with it. */
export type Entry =
  | { kind: 'grade'; submission: Submission; intake: Accepted }
  | { kind: 'refuse'; submission: Submission; intake: Intake; reason: Text }

export interface HandIn {
  entries: readonly Entry[]
  notTaken: readonly NotTaken[]
  /** Of the roster: who has handed in nothing. */
  missing: readonly Row[]
  problems: readonly RosterProblem[]
}

type Item = HandedIn & { intake: Intake; name: string }

/** @throws UsageError for a roster that cannot be read, and where nothing was found */
export async function lookAtAll(options: GradeOptions): Promise<HandIn> {
  const roster = rosterIn(options.roster)
  const { candidates, notTaken } = await discover(options.paths)
  if (candidates.length === 0) {
    const [first] = notTaken
    const why = first ? `: ${first.name}: ${first.why.en}` : ''
    throw new UsageError(`expected a submission, got none${why}`)
  }
  const names = distinct(candidates.map(({ name }) => name))
  const items: Item[] = []
  for (const [nth, candidate] of candidates.entries()) {
    // One after another: each may be as large as the caps allow.
    const intake = await takeIn(
      candidate,
      options.stage ? { stage: options.stage } : {},
    )
    const submittedAt = intake.kind === 'accepted' ? intake.submittedAt : null
    const stage = intake.kind === 'accepted' ? { stage: intake.stage } : {}
    const name = names[nth] ?? candidate.name
    items.push({ candidate, submittedAt, intake, name, ...stage })
  }
  const { submissions, missing } = identify(items, roster, options.attempts)
  return {
    entries: submissions.map(({ item, identity }) => entryOf(item, identity)),
    notTaken,
    missing,
    problems: roster?.problems ?? [],
  }
}

function rosterIn(file: string | undefined): Roster | undefined {
  if (file === undefined) return undefined
  let csv: Buffer
  try {
    csv = readFileSync(file)
  } catch (cause) {
    throw new UsageError(`--roster: ${(cause as Error).message}`, { cause })
  }
  return parseRoster(csv, basename(file))
}

/** Two folders may hold a submission of the same name; their results are two. */
function distinct(names: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return names.map(name => {
    const nth = (seen.get(name) ?? 0) + 1
    seen.set(name, nth)
    return nth === 1 ? name : `${name} (${nth})`
  })
}

const REFUSED = ['several-rows', 'several-submissions', 'superseded'] as const

function entryOf(item: Item, identity: Identity): Entry {
  const submission = submissionOf(item, identity)
  const { intake } = item
  if (intake.kind === 'rejected') {
    return { kind: 'refuse', submission, intake, reason: reasonOf(intake) }
  }
  const isRefused = (REFUSED as readonly string[]).includes(identity.kind)
  return isRefused && 'message' in identity
    ? { kind: 'refuse', submission, intake, reason: identity.message }
    : { kind: 'grade', submission, intake }
}

function submissionOf({ intake, name, submittedAt }: Item, identity: Identity) {
  const accepted = intake.kind === 'accepted' ? intake : undefined
  const unlisted =
    identity.kind === 'unlisted'
      ? [{ kind: 'unlisted', message: identity.message }]
      : []
  const submission: Submission = {
    name,
    learner: 'learner' in identity ? identity.learner : null,
    source: intake.source ?? 'folder',
    tree: accepted?.tree ?? null,
    submittedAt,
    ...(accepted?.commit === undefined ? {} : { commit: accepted.commit }),
    notices: [...(accepted?.notices ?? []), ...unlisted],
  }
  return submission
}

function reasonOf({ entry, message }: Rejected): Text {
  if (entry === '') return message
  return { en: `${entry}: ${message.en}`, zh: `${entry}：${message.zh}` }
}
