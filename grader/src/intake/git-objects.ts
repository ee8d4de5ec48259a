/**
 * The objects of a stranger's repository, copied as data. Only what git itself calls
 * an object or a pack is copied; indexes of indexes, graphs and settings are not.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
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
  const top = [gitFolder, 'objects'].filter(Boolean).join('/')
  const left = { entries: caps.repositoryEntries, bytes: caps.repositoryBytes }
  const objects = await OpenFolder.open(join(root, 'objects'), top)
  try {
    for (const group of await objects.names(1_000)) {
      if (!/^(?:[0-9a-f]{2}|pack)$/.test(group)) continue
      const folder = await OpenFolder.open(objects.child(group), `${top}/${group}`)
      try {
        await copyGroup(folder, `${top}/${group}`, join(ours, 'objects', group), {
          form: group === 'pack' ? PACK : LOOSE,
          left,
          caps,
        })
      } finally {
        await folder.close()
      }
    }
  } finally {
    await objects.close()
  }
}

interface Group {
  /** What the names in it look like. */
  form: RegExp
  /** Of the whole repository. */
  left: { entries: number; bytes: number }
  caps: Caps
}

async function copyGroup(
  folder: OpenFolder,
  entry: string,
  target: string,
  { form, left, caps }: Group,
): Promise<void> {
  const tooLarge = () => new Refusal('too-large', '', inWords(caps.repositoryBytes))
  await mkdir(target, { recursive: true })
  for (const name of await folder.names(caps.repositoryEntries)) {
    if (!form.test(name)) continue
    left.entries -= 1
    if (left.entries < 0) {
      throw new Refusal('too-many-entries', '', String(caps.repositoryEntries))
    }
    const limits = { most: left.bytes, tooLarge }
    const { bytes } = await readCarefully(
      folder.child(name),
      `${entry}/${name}`,
      limits,
    )
    left.bytes -= bytes.length
    await writeFile(join(target, name), bytes, { mode: 0o400 })
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
