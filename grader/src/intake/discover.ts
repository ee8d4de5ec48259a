/**
 * From the paths that an instructor names to candidates: each path is a submission,
 * or a folder of them. Nothing is opened except folders; what is no submission is
 * said, never skipped in silence.
 */
import { lstat, readdir, realpath } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { asRefusal, OpenFolder, readHead } from './careful-files.ts'
import { isNoise } from './left-out.ts'
import { OWN_FOLDERS, REFERENCES } from './reference.ts'
import { Refusal, shownName } from './refusal.ts'
import { formatOf, HEAD_BYTES, repositoryIn } from './source-kind.ts'
import type { Candidate, NotTaken } from './types.ts'

export interface Discovered {
  /** Sorted by name within each path, in the order of the paths. */
  candidates: Candidate[]
  notTaken: NotTaken[]
}

const SAYS = {
  missing: { en: 'There is nothing here.', zh: '这里什么也没有。' },
  hidden: { en: 'A hidden file or folder.', zh: '隐藏的文件或目录。' },
  emptyFolder: { en: 'The folder is empty.', zh: '目录是空的。' },
  noSubmission: {
    en: 'Neither a folder nor an archive that can be read here.',
    zh: '既不是目录，也不是这里能读取的压缩包。',
  },
  twice: { en: 'It was named before.', zh: '前面已经列出过。' },
}

/** @param paths as typed; a link there is the instructor's own and is followed */
export async function discover(paths: readonly string[]): Promise<Discovered> {
  const found: Discovered = { candidates: [], notTaken: [] }
  for (const path of paths) {
    try {
      await look(await realpath(path), found)
    } catch (cause) {
      const refusal = asRefusal(cause, shownName(basename(path)))
      if (!(refusal instanceof Refusal)) throw cause
      const why = refusal.isAbsence ? SAYS.missing : refusal.said
      found.notTaken.push({ name: shownName(basename(path)), path, why })
    }
  }
  return withoutRepeats(found)
}

async function look(path: string, found: Discovered): Promise<void> {
  const stats = await lstat(path)
  if (!stats.isDirectory() || (await isSubmission(path))) {
    // Named one by one: whether it can be read is for the intake to say.
    found.candidates.push({ name: nameOf(path), path })
    return
  }
  const names = (await readdir(path)).filter(name => !isNoise(name)).sort()
  const before = found.candidates.length + found.notTaken.length
  for (const name of names) await lookInside(join(path, name), name, found)
  if (found.candidates.length + found.notTaken.length === before) {
    found.notTaken.push({ name: nameOf(path), path, why: SAYS.emptyFolder })
  }
}

async function lookInside(
  path: string,
  name: string,
  found: Discovered,
): Promise<void> {
  if (name.startsWith('.')) {
    found.notTaken.push({ name: shownName(name), path, why: SAYS.hidden })
    return
  }
  const stats = await lstat(path)
  if (stats.isDirectory()) {
    const packed = await onlyArchive(path)
    found.candidates.push({ name: nameOf(path), path: packed ?? path })
  } else if (!stats.isFile() || (await isReadable(path))) {
    // A link or a pipe among the submissions is one that will be refused.
    found.candidates.push({ name: nameOf(path), path })
  } else {
    found.notTaken.push({ name: shownName(name), path, why: SAYS.noSubmission })
  }
}

/** A stage, a checkout, a repository, or the files of a stage themselves. */
async function isSubmission(path: string): Promise<boolean> {
  if ((await repositoryIn(path)) !== undefined) return true
  const entries = await readdir(path, { withFileTypes: true })
  const folders = entries.filter(entry => entry.isDirectory()).map(({ name }) => name)
  if (folders.some(name => name === 'stages' || OWN_FOLDERS.includes(name))) return true
  if (entries.some(entry => entry.isFile() && entry.name.endsWith('.ts'))) return true
  for (const { folder } of REFERENCES) {
    if (!folders.includes(folder)) continue
    const inside = await readdir(join(path, folder))
    if (inside.some(name => OWN_FOLDERS.includes(name))) return true
  }
  return false
}

/** Course platforms put each upload into a folder with the author's name. */
async function onlyArchive(path: string): Promise<string | undefined> {
  const folder = await OpenFolder.open(path, '').catch(cause => {
    if (cause instanceof Refusal) return undefined
    throw cause
  })
  if (!folder) return undefined
  try {
    const names = (await readdir(folder.path)).filter(
      name => !isNoise(name) && !name.startsWith('.'),
    )
    const [only, another] = names
    if (only === undefined || another !== undefined) return undefined
    const stats = await lstat(folder.child(only))
    const isPacked = stats.isFile() && (await isReadable(folder.child(only)))
    return isPacked ? join(path, only) : undefined
  } finally {
    await folder.close()
  }
}

/** An archive by its first bytes; one that cannot be opened is for the intake. */
async function isReadable(path: string): Promise<boolean> {
  try {
    return formatOf(await readHead(path, HEAD_BYTES * 2)) !== undefined
  } catch (cause) {
    if (cause instanceof Refusal) return true
    throw cause
  }
}

function nameOf(path: string): string {
  return shownName(
    basename(path).replace(/\.(zip|tar\.gz|tgz|tar|bundle|git)$/i, '') ||
      basename(path),
  )
}

function withoutRepeats({ candidates, notTaken }: Discovered): Discovered {
  const seen = new Set<string>()
  const once: Candidate[] = []
  const repeats: NotTaken[] = []
  for (const candidate of candidates) {
    if (seen.has(candidate.path)) repeats.push({ ...candidate, why: SAYS.twice })
    else once.push(candidate)
    seen.add(candidate.path)
  }
  return { candidates: once, notTaken: [...notTaken, ...repeats] }
}
