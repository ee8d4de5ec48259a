/** What lies in the folders of a stage that are the learner's. */
import { existsSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

export const OWN_FOLDERS = ['src', 'break', 'detectors'] as const
/** What the tests of a stage look at; detectors have a command of their own. */
export const TESTED_FOLDERS = ['src', 'break'] as const

/** Paths inside the stage, with `/`; links are listed and never followed. */
export function filesOf(
  dir: string,
  folders: readonly string[] = OWN_FOLDERS,
): string[] {
  return folders.flatMap(folder => walk(dir, folder)).sort()
}

function walk(dir: string, folder: string): string[] {
  if (!existsSync(join(dir, folder))) return []
  return readdirSync(join(dir, folder), { withFileTypes: true }).flatMap(entry => {
    const path = `${folder}/${entry.name}`
    return entry.isDirectory() ? walk(dir, path) : [path]
  })
}

/**
 * When the newest file that a test looks at was changed. The change time, because a file that was moved
 * here keeps its time of modification.
 */
export function lastChange(dir: string): number {
  const files = filesOf(dir, TESTED_FOLDERS)
  return Math.max(0, ...files.map(path => lstatSync(join(dir, path)).ctimeMs))
}
