/**
 * Where things are: the repository, its scratch folder, and the subject of a run.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const HERE = fileURLToPath(new URL('../../../..', import.meta.url))

/** `WORKSHOP_ROOT` is for tests of the workshop itself, on a checkout they made. */
export const ROOT = (process.env.WORKSHOP_ROOT || HERE).replace(/[\\/]$/, '')

/** Progress, reports, traces and builds of this checkout; safe to delete. */
export const SCRATCH = process.env.WORKSHOP_DIR || join(ROOT, '.workshop')

/**
 * The folder that holds `src/` and `break/`: the stage itself, or what
 * `WORKSHOP_SUBJECT` names (such a folder, or its `src/`).
 */
export function subjectDir(stageDir: string): string {
  const named = process.env.WORKSHOP_SUBJECT
  if (!named) return stageDir
  const dir = isAbsolute(named) ? named : resolve(ROOT, named)
  if (basename(dir) === 'src') return dirname(dir)
  if (!existsSync(join(dir, 'src'))) {
    throw new Error(
      `WORKSHOP_SUBJECT: expected a folder with src/, got ${named}. ` +
        'Name a stage, a solution or a copy of one.',
    )
  }
  return dir
}

/** As people should see it: relative inside the repository, absolute outside. */
export function displayPath(path: string): string {
  const short = relative(ROOT, path)
  return short.startsWith('..') ? path : short.replaceAll('\\', '/')
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}

/** A new folder in the scratch folder, which nobody may have made so far. */
export function scratchFolder(name: string): string {
  mkdirSync(SCRATCH, { recursive: true })
  return mkdtempSync(join(SCRATCH, `${name}-`))
}
