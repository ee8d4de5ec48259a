/**
 * Submissions as plain read-only files, named by what is in them: the same files are
 * there once, whoever handed them in. A folder is there as a whole or not at all,
 * also after a power cut and with two graders at once.
 */
import { randomBytes } from 'node:crypto'
import { chmod, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { StorageFailure, syncFolder } from '../batch/durable.ts'
import { CAPS } from './caps.ts'
import { partsOf } from './entry-name.ts'
import { readFolder } from './read-folder.ts'
import { codeOf } from './refusal.ts'
import { treeHash } from './tree-hash.ts'

const FILE = 0o444
const FOLDER = 0o555
/** What a crash has left is older than anything that is still being written. */
const STALE_MS = 60 * 60 * 1000

export interface Store {
  /** @returns the folder with these files @throws StorageFailure */
  put(files: ReadonlyMap<string, Buffer>): Promise<string>
  /** Where a tree is, or would be. */
  placeOf(tree: string): string
}

export async function openStore(root: string): Promise<Store> {
  const temporary = join(root, 'tmp')
  await guarded(root, async () => {
    await mkdir(temporary, { recursive: true })
    await sweep(temporary)
  })
  const placeOf = (tree: string) => join(root, tree.slice(0, 2), tree)
  const put = async (files: ReadonlyMap<string, Buffer>) => {
    const place = placeOf(treeHash(files))
    await guarded(place, async () => {
      if (await isWhole(place)) return
      const draft = join(temporary, `${process.pid}-${randomBytes(6).toString('hex')}`)
      try {
        await writeTree(draft, files)
        await moveInto(draft, place)
      } finally {
        await removeTree(draft)
      }
    })
    return place
  }
  return { put, placeOf }
}

async function guarded(place: string, write: () => Promise<void>): Promise<void> {
  try {
    await write()
  } catch (cause) {
    throw new StorageFailure(place, cause)
  }
}

/** There, and still what its name says; what was damaged is written again. */
async function isWhole(place: string): Promise<boolean> {
  try {
    const { files } = await readFolder(place, CAPS)
    if (treeHash(files) === place.slice(-64)) return true
    await removeTree(place)
    return false
  } catch (cause) {
    if (codeOf((cause as Error).cause) === 'ENOENT') return false
    throw cause
  }
}

async function writeTree(
  draft: string,
  files: ReadonlyMap<string, Buffer>,
): Promise<void> {
  const folders = new Set([draft])
  for (const [path, bytes] of files) {
    // Names were checked when they were read; a store trusts nobody.
    const parts = partsOf(path, CAPS)
    const file = join(draft, ...parts)
    await mkdir(dirname(file), { recursive: true })
    for (let depth = 1; depth < parts.length; depth += 1) {
      folders.add(join(draft, ...parts.slice(0, depth)))
    }
    const handle = await open(file, 'wx', FILE)
    try {
      await handle.writeFile(bytes)
      await handle.chmod(FILE)
      await handle.sync()
    } finally {
      await handle.close()
    }
  }
  for (const folder of [...folders].sort().reverse()) {
    await syncFolder(folder)
    // The top one has to stay writable until it is moved.
    if (folder !== draft) await chmod(folder, FOLDER)
  }
}

async function moveInto(draft: string, place: string): Promise<void> {
  await mkdir(dirname(place), { recursive: true })
  try {
    await rename(draft, place)
  } catch (cause) {
    // Another grader was quicker: same name, same files.
    if (!['EEXIST', 'ENOTEMPTY', 'EACCES'].includes(codeOf(cause))) throw cause
    if (!(await isWhole(place))) throw cause
    return
  }
  await chmod(place, FOLDER)
  await syncFolder(dirname(place))
}

/** Folders that nobody may write to cannot be emptied either. */
async function removeTree(folder: string): Promise<void> {
  await makeWritable(folder)
  await rm(folder, { recursive: true, force: true })
}

async function makeWritable(folder: string): Promise<void> {
  try {
    await chmod(folder, 0o700)
    for (const entry of await readdir(folder, { withFileTypes: true })) {
      if (entry.isDirectory()) await makeWritable(join(folder, entry.name))
    }
  } catch (cause) {
    if (codeOf(cause) !== 'ENOENT') throw cause
  }
}

async function sweep(temporary: string): Promise<void> {
  for (const name of await readdir(temporary)) {
    const draft = join(temporary, name)
    const stats = await stat(draft).catch(cause => {
      if (codeOf(cause) === 'ENOENT') return undefined
      throw cause
    })
    if (stats && Date.now() - stats.mtimeMs > STALE_MS) await removeTree(draft)
  }
}
