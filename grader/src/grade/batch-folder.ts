/**
 * The folder of a batch, and what has to stay the same when it is gone on with: its
 * seed. A batch is resumed only by somebody who says so.
 */
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeDurably } from '../batch/durable.ts'
import { lock } from '../batch/lock.ts'
import { UsageError } from '../usage-error.ts'

export interface BatchFolder {
  folder: string
  seed: string
  /** Lets somebody else write here. */
  release(): void
}

export interface BatchFolderOptions {
  out: string
  resume: boolean
  seed: string | undefined
}

const SCHEMA = 'mcp-workshop/grade-batch/v1'

/** @throws UsageError, StorageFailure, Locked */
export async function openBatchFolder(
  options: BatchFolderOptions,
): Promise<BatchFolder> {
  const { out, resume } = options
  mkdirSync(out, { recursive: true })
  const release = lock(out)
  try {
    const file = join(out, 'batch.json')
    const known = existsSync(file) ? seedIn(file) : undefined
    if (known !== undefined && !resume) {
      throw new UsageError(
        `${out}: expected an empty folder, got one with results. ` +
          'Go on with it: --resume. Start another: --out <folder>.',
      )
    }
    if (known !== undefined && options.seed !== undefined && options.seed !== known) {
      throw new UsageError(
        `--seed: expected ${known} as in ${file}, got ${options.seed}`,
      )
    }
    const seed = known ?? options.seed ?? randomBytes(8).toString('hex')
    if (known === undefined) {
      await writeDurably(file, `${JSON.stringify({ schema: SCHEMA, seed })}\n`)
    }
    return { folder: out, seed, release }
  } catch (cause) {
    release()
    throw cause
  }
}

function seedIn(file: string): string {
  try {
    const { schema, seed } = JSON.parse(readFileSync(file, 'utf8')) ?? {}
    if (schema === SCHEMA && typeof seed === 'string') return seed
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause
  }
  throw new UsageError(`${file}: expected the seed of a batch, got something else`)
}
