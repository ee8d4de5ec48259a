/**
 * What a submission is compared with: a stage as this checkout has it, and its
 * skeleton as it was handed out.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { STAGES, type StageId } from '@workshop/syllabus'
import { ROOT } from '@workshop/testkit/state'
import { isNoise, leftOutAbove } from './left-out.ts'

/** What is the learner's in a stage; everything else comes from the reference. */
export const OWN_FOLDERS: readonly string[] = ['src', 'break', 'detectors']

export interface StageReference {
  id: StageId
  folder: string
  /** By path in the stage: as git names the content that was handed out. */
  skeleton: ReadonlyMap<string, string>
  /** Paths in the stage of tests, configuration and what is provided. */
  protectedFiles: ReadonlySet<string>
}

type Recorded = Record<string, Record<string, string> | undefined>

export const REFERENCES: readonly StageReference[] = referencesIn(ROOT)

export function referenceOf(stage: StageId): StageReference {
  const found = REFERENCES.find(({ id }) => id === stage)
  if (!found) throw new Error(`expected a stage, got ${stage}`)
  return found
}

function referencesIn(root: string): StageReference[] {
  const record = join(root, 'packages/workshop/skeletons.json')
  const recorded = JSON.parse(readFileSync(record, 'utf8')) as Recorded
  return STAGES.map(({ id, folder }) => ({
    id,
    folder,
    skeleton: new Map(Object.entries(recorded[id] ?? {})),
    protectedFiles: new Set(walk(join(root, 'stages', folder), [])),
  }))
}

function walk(dir: string, above: string[]): string[] {
  return readdirSync(join(dir, ...above), { withFileTypes: true }).flatMap(entry => {
    const parts = [...above, entry.name]
    if (isNoise(entry.name) || leftOutAbove(parts) !== undefined) return []
    if (OWN_FOLDERS.includes(parts[0] ?? '') || entry.name === 'README.md') return []
    return entry.isDirectory() ? walk(dir, parts) : [parts.join('/')]
  })
}

/** A file of this checkout; `undefined` if there is none. */
export function referenceFile(path: string): Buffer | undefined {
  const file = join(ROOT, path)
  return existsSync(file) && statSync(file).isFile() ? readFileSync(file) : undefined
}

/** As `git hash-object` says it. */
export function contentId(content: Uint8Array): string {
  const head = `blob ${content.length}\0`
  return createHash('sha1').update(head).update(content).digest('hex')
}

/** Line ends are a matter of the machine a file was checked out on. */
export function withoutCarriageReturns(content: Buffer): Buffer {
  if (!content.includes('\r\n')) return content
  return Buffer.from(content.toString('latin1').replaceAll('\r\n', '\n'), 'latin1')
}

export function isSameText(one: Buffer, other: Buffer): boolean {
  return withoutCarriageReturns(one).equals(withoutCarriageReturns(other))
}
