/**
 * The objects of a stranger's repository, copied as data. Only what git itself calls
 * an object or a pack is copied; indexes of indexes, graphs and settings are not.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Caps, inWords } from './caps.ts'
import { OpenFolder, readCarefully } from './careful-files.ts'
import { Refusal } from './refusal.ts'

const LOOSE = /^[0-9a-f]{38}(?:[0-9a-f]{24})?$/
const PACK = /^pack-[0-9a-f]{40}(?:[0-9a-f]{24})?\.(?:pack|idx)$/

export async function copyObjects(
  root: string,
  gitFolder: string,
  ours: string,
  caps: Caps,
): Promise<void> {
  const entry = (name: string) => [gitFolder, name].filter(Boolean).join('/')
  let bytes = 0
  let count = 0
  const tooLarge = () => new Refusal('too-large', '', inWords(caps.repositoryBytes))
  const objects = await OpenFolder.open(join(root, 'objects'), entry('objects'))
  try {
    for (const group of await objects.names(1_000)) {
      if (!/^(?:[0-9a-f]{2}|pack)$/.test(group)) continue
      const form = group === 'pack' ? PACK : LOOSE
      const folder = await OpenFolder.open(objects.child(group), entry(group))
      try {
        for (const name of await folder.names(caps.repositoryEntries)) {
          if (!form.test(name)) continue
          count += 1
          if (count > caps.repositoryEntries) {
            throw new Refusal('too-many-entries', '', String(caps.repositoryEntries))
          }
          const path = `objects/${group}/${name}`
          const read = await readCarefully(folder.child(name), entry(path), {
            most: caps.repositoryBytes - bytes,
            tooLarge,
          })
          bytes += read.bytes.length
          await mkdir(dirname(join(ours, path)), { recursive: true })
          await writeFile(join(ours, path), read.bytes, { mode: 0o400 })
        }
      } finally {
        await folder.close()
      }
    }
  } finally {
    await objects.close()
  }
}

const SMALL = 1024 * 1024

/** A text file of the repository, reached without following a link; `''` if absent. */
export async function readSmall(
  root: string,
  name: string,
  gitFolder: string,
): Promise<string> {
  const entry = [gitFolder, name].filter(Boolean).join('/')
  const parts = name.split('/')
  const open: OpenFolder[] = []
  try {
    let place = root
    for (const part of parts) {
      const folder = await OpenFolder.open(place, entry)
      open.push(folder)
      place = folder.child(part)
    }
    const tooLarge = () => new Refusal('file-too-large', entry, inWords(SMALL))
    const { bytes } = await readCarefully(place, entry, { most: SMALL, tooLarge })
    return bytes.toString('utf8')
  } catch (cause) {
    if (cause instanceof Refusal && cause.isAbsence) return ''
    throw cause
  } finally {
    for (const folder of open) await folder.close()
  }
}
