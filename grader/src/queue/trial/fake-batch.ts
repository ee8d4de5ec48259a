/** A batch whose gradings take a moment and say who has made them. */
import { createHash, randomBytes } from 'node:crypto'
import { resultIdOf } from '../../batch/journal.ts'
import { type GradeResult, infraError, rejectedInput } from '../../results/index.ts'
import type { BatchManifest, ManifestEntry } from '../manifest.ts'

const sha = (text: string): string => createHash('sha256').update(text).digest('hex')

export function fakeBatch(count: number): Omit<BatchManifest, 'schema'> {
  return {
    batch: randomBytes(8).toString('hex'),
    seed: 'trial',
    level: 'A',
    feedback: 'count',
    entries: Array.from({ length: count }, (_, nth) => fakeEntry(`learner-${nth}`)),
    notTaken: [],
    missing: [],
  }
}

export function fakeEntry(name: string): ManifestEntry {
  // Several have handed in the same files: one key, and yet a result for each.
  const key = sha(`key of ${name.replace(/\d$/, '')}`)
  const tree = sha(name)
  const submission = {
    ...{ name, learner: null, source: 'folder' as const, tree },
    ...{ submittedAt: null, notices: [] },
  }
  const id = resultIdOf(name, key)
  return { id, key, submission, stage: '01', history: [], retryOf: null }
}

/** Two gradings never give the same one: one that was made again would be seen. */
export function fakeResult(entry: ManifestEntry): GradeResult {
  return rejectedInput({ en: 'a trial', zh: '试验' }, aboutOf(entry))
}

export const fakeTrouble = (entry: ManifestEntry, why: string): GradeResult =>
  infraError({ en: why, zh: why }, aboutOf(entry), { needsAttention: false })

function aboutOf({ key, submission, history }: ManifestEntry) {
  const now = new Date().toISOString()
  return {
    ...{ key, submission, history, stage: '01' as const, sandbox: null },
    seeds: [randomBytes(8).toString('hex')],
    versions: { grader: '1', node: process.versions.node, tests: sha('tests') },
    times: { startedAt: now, finishedAt: now, durationMs: 0 },
    policy: { feedback: 'count' as const },
  }
}
