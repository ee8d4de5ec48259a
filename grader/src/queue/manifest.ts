/**
 * What a batch on several machines consists of, on disk: each submission by name, key
 * and tree. Jobs only point here, so whoever can write to the queue can ask for a
 * grading, and cannot say what is graded or how.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { STAGES } from '@workshop/syllabus'
import { z } from 'zod'
import { writeDurably } from '../batch/durable.ts'
import { gradeResult } from '../results/result.ts'
import { UsageError } from '../usage-error.ts'

const MANIFEST_SCHEMA = 'mcp-workshop/grade-manifest/v1'

const { submission, key, history, policy } = gradeResult.shape
const text = z.strictObject({ en: z.string(), zh: z.string() })

const entry = z.strictObject({
  /** Name of the job, and of the result's file. */
  id: z.string().regex(/^[0-9a-f]{16}-[0-9a-f]{32}$/),
  key,
  submission,
  /** `null`: refused, which is a result already. */
  stage: z.enum(STAGES.map(({ id }) => id) as [string, ...string[]]).nullable(),
  history,
  /** When it last ended in an infrastructure error before it was added again. */
  retryOf: z.string().nullable(),
})
export type ManifestEntry = z.infer<typeof entry>

const manifest = z.strictObject({
  schema: z.literal(MANIFEST_SCHEMA),
  batch: z.string().regex(/^[0-9a-f]{16}$/),
  seed: z.string(),
  /** Every worker has to have this one: it is part of the keys. */
  level: z.enum(['A', 'B', 'C', 'D']),
  feedback: policy.shape.feedback,
  entries: z.array(entry),
  notTaken: z.array(z.strictObject({ name: z.string(), why: text })),
  /** Of the roster, who has handed in nothing. */
  missing: z.array(z.string()),
})
export type BatchManifest = z.infer<typeof manifest>

const fileIn = (shared: string) => join(shared, 'manifest.json')

/** @throws StorageFailure */
export async function writeManifest(
  shared: string,
  contents: Omit<BatchManifest, 'schema'>,
): Promise<void> {
  const whole: BatchManifest = { schema: MANIFEST_SCHEMA, ...contents }
  await writeDurably(fileIn(shared), `${JSON.stringify(whole)}\n`)
}

/** @throws UsageError: where there is none, nothing was enqueued */
export async function readManifest(shared: string): Promise<BatchManifest> {
  try {
    return manifest.parse(JSON.parse(await readFile(fileIn(shared), 'utf8')))
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    const isBroken = cause instanceof z.ZodError || cause instanceof SyntaxError
    if (!isBroken && code !== 'ENOENT' && code !== 'ENOTDIR') throw cause
    const got = isBroken ? 'something else' : 'none'
    throw new UsageError(
      `${fileIn(shared)}: expected the list of a batch, got ${got}. ` +
        'Make one: pnpm grade enqueue <path…> --out <shared folder>',
      { cause },
    )
  }
}

/** What a job carries: references, never code. */
export interface JobData {
  batch: string
  name: string
  key: string
}

export const jobOf = ({ batch }: BatchManifest, { submission, key }: ManifestEntry) =>
  ({ batch, name: submission.name, key }) satisfies JobData
