/**
 * What a grading is made with, as short names that change when it changes: the tests
 * with everything they stand on, and the grader itself.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { STAGES, type StageId } from '@workshop/syllabus'
import { ROOT } from '@workshop/testkit/state'
import manifest from '../../package.json' with { type: 'json' }
import type { GradeResult } from '../results/index.ts'

/** Packages that decide what a check says. */
const STANDS_ON = ['faults', 'report', 'syllabus', 'testkit', 'wire']

export function versionsFor(stage: StageId): GradeResult['versions'] {
  return {
    grader: manifest.version,
    node: process.versions.node,
    tests: testsHash(stage),
  }
}

const hashes = new Map<StageId, string>()

function testsHash(stage: StageId): string {
  const known = hashes.get(stage)
  if (known !== undefined) return known
  const folder = STAGES.find(({ id }) => id === stage)?.folder ?? ''
  const folders = [
    ...['test', 'provided'].map(part => join(ROOT, 'stages', folder, part)),
    ...STANDS_ON.map(name => join(ROOT, 'packages', name, 'src')),
  ]
  const hash = createHash('sha256')
  for (const file of folders.flatMap(filesIn).sort()) {
    hash
      .update(`${relative(ROOT, file)}\0`)
      .update(readFileSync(file))
      .update('\0')
  }
  const digest = hash.digest('hex')
  hashes.set(stage, digest)
  return digest
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
}
