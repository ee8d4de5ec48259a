/**
 * A folder as a submission: regular files, read one by one. What tools have made
 * there is passed over, not looked into.
 */
import { lstat, opendir } from 'node:fs/promises'
import { Budget, type Caps, inWords } from './caps.ts'
import { asRefusal, kindOf, OpenFolder, readCarefully } from './careful-files.ts'
import { NameBook, partsOf } from './entry-name.ts'
import { isNoise, LeftOutList, leftOutAbove } from './left-out.ts'
import { Refusal } from './refusal.ts'
import type { Contents } from './types.ts'

const SETUID_OR_SETGID = 0o6000

interface Walk {
  budget: Budget
  names: NameBook
  files: Map<string, Buffer>
  leftOut: LeftOutList
  newest: number
  /** Looks at a top-level name; `false` passes it over. */
  wanted(path: string): boolean
}

/**
 * @param wanted paths (from the top) that are looked at; all if absent
 * @throws Refusal
 */
export async function readFolder(
  path: string,
  caps: Caps,
  wanted: (path: string) => boolean = () => true,
): Promise<Contents> {
  const walk: Walk = {
    budget: new Budget(caps),
    names: new NameBook(),
    files: new Map(),
    leftOut: new LeftOutList(),
    newest: 0,
    wanted,
  }
  await visit(walk, path, [])
  return {
    source: 'folder',
    files: walk.files,
    leftOut: walk.leftOut.all(),
    at: walk.newest === 0 ? null : new Date(walk.newest),
    notices: [],
  }
}

async function visit(walk: Walk, path: string, above: string[]): Promise<void> {
  const folder = await OpenFolder.open(path, above.join('/'))
  try {
    for (const name of await namesIn(folder.path, above.join('/'), walk)) {
      const parts = partsOf([...above, name].join('/'), walk.budget.caps)
      if (walk.wanted(parts.join('/'))) await enter(walk, folder, parts)
    }
  } finally {
    await folder.close()
  }
}

/** Counted while they are listed: a folder may have millions. */
async function namesIn(path: string, entry: string, walk: Walk): Promise<string[]> {
  const names: string[] = []
  try {
    for await (const { name } of await opendir(path)) {
      if (isNoise(name)) continue
      walk.budget.entry()
      names.push(name)
    }
  } catch (cause) {
    throw asRefusal(cause, entry)
  }
  return names.sort()
}

async function enter(walk: Walk, folder: OpenFolder, parts: string[]): Promise<void> {
  const { budget, leftOut, names } = walk
  const entry = parts.join('/')
  const place = folder.child(parts.at(-1) ?? '')
  const stats = await lstat(place).catch(cause => {
    throw asRefusal(cause, entry)
  })
  const passedOver = leftOutAbove(parts)
  if (passedOver !== undefined) {
    leftOut.add(passedOver, stats.isDirectory() && (await hasOwnFolders(place)))
    return
  }
  if (stats.isDirectory()) {
    names.add(parts, 'folder')
    await visit(walk, place, parts)
    return
  }
  // Before it is opened: to open a device can be to use it.
  if (!stats.isFile()) throw new Refusal(kindOf(stats), entry)
  names.add(parts, 'file')
  const { bytes, mode, changed } = await readCarefully(place, entry, {
    most: budget.caps.fileBytes,
    tooLarge: () =>
      new Refusal('file-too-large', entry, inWords(budget.caps.fileBytes)),
    counted: (added, sofar) => budget.bytes(entry, added, sofar),
  })
  if ((mode & SETUID_OR_SETGID) !== 0) throw new Refusal('setuid', entry)
  walk.files.set(entry, bytes)
  walk.newest = Math.max(walk.newest, changed.getTime())
}

/**
 * Whether somebody copied packages there: an installation that shares its packages
 * has links in `node_modules`, and folders only for scopes and for tools.
 */
async function hasOwnFolders(path: string): Promise<boolean> {
  if (!path.endsWith('/node_modules')) return false
  try {
    for await (const entry of await opendir(path)) {
      if (entry.name.startsWith('.') || !entry.isDirectory()) continue
      if (!entry.name.startsWith('@')) return true
      for await (const scoped of await opendir(`${path}/${entry.name}`)) {
        if (scoped.isDirectory()) return true
      }
    }
  } catch (cause) {
    // It is not used, so that it cannot be looked at does not matter.
    if (asRefusal(cause, path) === cause) throw cause
  }
  return false
}
