/**
 * Notices that the learner has saved: one call for a burst of events, and none
 * when the files are what they were. Every folder is watched by itself, because
 * watching recursively is emulated, and fragile, on Linux with Node 20.
 */
import { createHash } from 'node:crypto'
import { existsSync, type FSWatcher, readFileSync, watch } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { filesOf, TESTED_FOLDERS } from '../stage-files.ts'

export interface Saves {
  close(): void
}

interface Listener {
  saved(): void
  /** Nothing will be noticed any more. */
  failed(reason: string): void
}

/** Editors write a file in several steps; this is longer than any of them. */
const QUIET_MS = 120

export function watchSaves(stageDir: string, { saved, failed }: Listener): Saves {
  const watchers = new Map<string, FSWatcher>()
  let before = fingerprint(stageDir)
  let timer: NodeJS.Timeout | undefined

  const close = () => {
    clearTimeout(timer)
    for (const watcher of watchers.values()) watcher.close()
    watchers.clear()
  }
  const fail = (cause: unknown) => {
    close()
    failed((cause as Error).message)
  }
  const look = () => {
    try {
      follow()
      const now = fingerprint(stageDir)
      if (now === before) return
      before = now
      saved()
    } catch (cause) {
      // A file that is being replaced right now: its next event is on the way.
      if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') fail(cause)
    }
  }
  const touched = () => {
    clearTimeout(timer)
    timer = setTimeout(look, QUIET_MS)
  }
  /** Folders come and go. */
  const follow = () => {
    const folders = foldersOf(stageDir)
    for (const [folder, watcher] of watchers) {
      if (folders.has(folder)) continue
      watcher.close()
      watchers.delete(folder)
    }
    for (const folder of folders) {
      if (watchers.has(folder)) continue
      const watcher = watch(folder, touched)
      watcher.on('error', fail)
      watchers.set(folder, watcher)
    }
  }
  try {
    follow()
  } catch (cause) {
    fail(cause)
  }
  return { close }
}

/** The stage's own folder as well: `src/` may be replaced as a whole. */
function foldersOf(stageDir: string): Set<string> {
  const own = TESTED_FOLDERS.map(folder => join(stageDir, folder)).filter(existsSync)
  const inner = filesOf(stageDir, TESTED_FOLDERS).map(path =>
    dirname(join(stageDir, path)),
  )
  return new Set([stageDir, ...own, ...inner])
}

/** What editors leave beside the files they write. */
const IS_SCRATCH = /^\.|~$|^#.*#$|^4913$|\.(tmp|swp|swx|bak)$/

function fingerprint(stageDir: string): string {
  const hash = createHash('sha256')
  for (const path of filesOf(stageDir, TESTED_FOLDERS)) {
    if (IS_SCRATCH.test(basename(path))) continue
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(stageDir, path)))
  }
  return hash.digest('hex')
}
