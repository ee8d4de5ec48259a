/** What lies in the folders of a stage that are the learner's: `src/`, `break/`. */
import { existsSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

export const OWN_FOLDERS = ['src', 'break'] as const

/** Paths inside the stage, with `/`; links are listed and never followed. */
export function filesOf(dir: string): string[] {
  return OWN_FOLDERS.flatMap(folder => walk(dir, folder)).sort()
}

function walk(dir: string, folder: string): string[] {
  if (!existsSync(join(dir, folder))) return []
  return readdirSync(join(dir, folder), { withFileTypes: true }).flatMap(entry => {
    const path = `${folder}/${entry.name}`
    return entry.isDirectory() ? walk(dir, path) : [path]
  })
}

/**
 * When the newest file was changed. The change time, because a file that was moved
 * here keeps its time of modification.
 */
export function lastChange(dir: string): number {
  return Math.max(0, ...filesOf(dir).map(path => lstatSync(join(dir, path)).ctimeMs))
}
