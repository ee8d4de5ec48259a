/** The files of a stage as a learner hands them in: read from this checkout, changed. */
import { execFileSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { STAGES, type StageId } from '@workshop/syllabus'
import { ROOT } from '@workshop/testkit/state'
import { onTestFinished } from 'vitest'
import { takeIn } from '../../src/intake/index.ts'
import type { Intake, IntakeOptions } from '../../src/intake/types.ts'

export type Files = Record<string, Buffer | string>

export function folderOf(stage: StageId): string {
  return STAGES.find(({ id }) => id === stage)?.folder ?? ''
}

/** `src/` and `break/`, with one line written. */
export function written(stage: StageId, prefix = ''): Record<string, Buffer> {
  const files = ownFiles(join(ROOT, 'stages', folderOf(stage)))
  const [first = ''] = Object.keys(files).filter(path => path.startsWith('src/'))
  files[first] = Buffer.concat([
    files[first] ?? Buffer.alloc(0),
    Buffer.from('// mine\n'),
  ])
  return Object.fromEntries(
    Object.entries(files).map(([path, bytes]) => [prefix + path, bytes]),
  )
}

export function ownFiles(dir: string): Record<string, Buffer> {
  const files: Record<string, Buffer> = {}
  const walk = (path: string) => {
    for (const entry of readdirSync(join(dir, path), { withFileTypes: true })) {
      const below = `${path}/${entry.name}`
      if (entry.isDirectory()) walk(below)
      else files[below] = readFileSync(join(dir, below))
    }
  }
  walk('src')
  walk('break')
  return files
}

/** A folder that is gone when the test is. */
export function scratch(): string {
  const dir = mkdtempSync(join(tmpdir(), 'intake-test-'))
  onTestFinished(() => {
    // A store is read-only, and an ordinary user cannot empty such folders.
    execFileSync('chmod', ['-R', 'u+rwX', dir])
    rmSync(dir, { recursive: true, force: true })
  })
  return dir
}

export function writeFiles(dir: string, files: Files): string {
  for (const [path, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true })
    writeFileSync(join(dir, path), bytes)
  }
  return dir
}

/** Hands in some bytes as a file of this name. */
export async function takeBytes(
  name: string,
  bytes: Buffer,
  options: IntakeOptions = {},
): Promise<Intake> {
  const path = join(scratch(), name)
  writeFileSync(path, bytes)
  return await takeIn({ name: name.replace(/\..*/, ''), path }, options)
}

export async function takeFolder(
  path: string,
  options: IntakeOptions = {},
): Promise<Intake> {
  return await takeIn({ name: 'alice', path }, options)
}

/** What a test says about an outcome, in one line. */
export function told(intake: Intake): string {
  return intake.kind === 'accepted'
    ? `accepted ${intake.stage}`
    : `${intake.reason}: ${intake.entry}`
}
