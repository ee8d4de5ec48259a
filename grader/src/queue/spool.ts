/**
 * Where workers leave results and the collector takes them: many may write, on many
 * machines, and nothing is written twice. The first whole result of a submission is
 * the one; the journal has one writer, which is the collector.
 */
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { writeOnce } from '../batch/durable.ts'
import { fileOf, type Journal } from '../batch/journal.ts'
import { type GradeResult, NotAResult, parseGradeResult } from '../results/index.ts'

const spoolIn = (shared: string) => join(shared, 'spool')

/** @returns whether it is the first @throws StorageFailure, NotAResult */
export async function leave(shared: string, result: GradeResult): Promise<boolean> {
  const text = `${JSON.stringify(parseGradeResult(result), null, 2)}\n`
  return writeOnce(join(spoolIn(shared), fileOf(result)), text)
}

/** Somebody has graded it: a job that comes twice is done once. */
export function hasResult(shared: string, id: string): boolean {
  const folders = [spoolIn(shared), join(shared, 'results')]
  return folders.some(folder => existsSync(join(folder, `${id}.json`)))
}

export interface Adopted {
  results: GradeResult[]
  /** Files that are no result of this batch, kept under another name. */
  setAside: string[]
}

/**
 * Takes into the journal what lies there; killed between two steps, it does the
 * same again and nothing is there twice.
 *
 * @param belongs whether it is one of the batch's
 */
export async function adopt(
  shared: string,
  journal: Journal,
  belongs: (result: GradeResult) => boolean,
): Promise<Adopted> {
  const adopted: Adopted = { results: [], setAside: [] }
  await mkdir(spoolIn(shared), { recursive: true })
  for (const file of await readdir(spoolIn(shared))) {
    const path = join(spoolIn(shared), file)
    if (file.endsWith('.tmp') && (await ageOf(path)) > STALE_MS) {
      await rm(path, { force: true })
    }
    if (!file.endsWith('.json')) continue
    const result = await resultIn(path)
    if (result && fileOf(result) === file && belongs(result)) {
      adopted.results.push(await journal.commit(result))
      await rm(path)
    } else {
      await rename(path, `${path}.broken-${Date.now()}`)
      adopted.setAside.push(file)
    }
  }
  return adopted
}

/** What a killed worker has left is older than anything that is being written. */
const STALE_MS = 60 * 60 * 1000

async function ageOf(path: string): Promise<number> {
  try {
    return Date.now() - (await stat(path)).mtimeMs
  } catch (cause) {
    // Its writer was done with it meanwhile.
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return 0
    throw cause
  }
}

async function resultIn(path: string): Promise<GradeResult | undefined> {
  try {
    return parseGradeResult(JSON.parse(await readFile(path, 'utf8')))
  } catch (cause) {
    if (cause instanceof NotAResult || cause instanceof SyntaxError) return undefined
    throw cause
  }
}
