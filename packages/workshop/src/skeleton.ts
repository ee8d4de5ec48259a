/**
 * The stages as they were handed out. `skeletons.json` records what each file was
 * (as git names contents, so a learner's own commits do not matter); the contents
 * come from git, or from a copy in `.workshop/` that was made while the file was
 * still untouched, for a download without git. Whatever does not hash to what was
 * recorded is never used.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT, SCRATCH } from '@workshop/testkit/state'
import type { StageHere } from './stages.ts'

/** By stage, then by path inside the stage: the id of the content. */
type Recorded = Record<string, Record<string, string>>

const RECORD = join(ROOT, 'packages/workshop/skeletons.json')
const COPIES = join(SCRATCH, 'skeleton')

export function recordedFiles(stage: string): Record<string, string> {
  if (!existsSync(RECORD)) return {}
  return (JSON.parse(readFileSync(RECORD, 'utf8')) as Recorded)[stage] ?? {}
}

/** As `git hash-object` says it. */
export function contentId(content: Buffer): string {
  const head = `blob ${content.length}\0`
  return createHash('sha1').update(head).update(content).digest('hex')
}

/** Puts copies of files that are still untouched into `.workshop/`. */
export function keepSkeleton({ stage, dir }: StageHere): void {
  for (const [path, id] of Object.entries(recordedFiles(stage.id))) {
    const copy = join(COPIES, id)
    if (existsSync(copy)) continue
    const content = readIf(join(dir, path), id)
    if (content) writeWhole(copy, content)
  }
}

export interface Skeleton {
  /** By path inside the stage. */
  files: ReadonlyMap<string, Buffer>
  /** Recorded, and found nowhere. */
  missing: readonly string[]
}

export function skeletonOf({ stage, dir }: StageHere): Skeleton {
  const files = new Map<string, Buffer>()
  const missing: string[] = []
  for (const [path, id] of Object.entries(recordedFiles(stage.id))) {
    const content =
      readIf(join(dir, path), id) ?? readIf(join(COPIES, id), id) ?? fromGit(id)
    if (content) files.set(path, content)
    else missing.push(path)
  }
  return { files, missing }
}

function readIf(file: string, id: string): Buffer | undefined {
  if (!existsSync(file)) return undefined
  const content = readFileSync(file)
  return contentId(content) === id ? content : undefined
}

function fromGit(id: string): Buffer | undefined {
  try {
    const content = execFileSync('git', ['cat-file', 'blob', id], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: 10_000,
    })
    return contentId(content) === id ? content : undefined
  } catch {
    // No git, no repository, or one that has never seen this file: not found.
    return undefined
  }
}

/** Nobody ever sees half a file. */
export function writeWhole(file: string, content: Buffer): void {
  mkdirSync(dirname(file), { recursive: true })
  const temporary = `${file}.${process.pid}.tmp`
  writeFileSync(temporary, content)
  renameSync(temporary, file)
}
