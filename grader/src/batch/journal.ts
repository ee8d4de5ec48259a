/**
 * The journal on disk is the truth about a batch: which submission has which result.
 * A result is its own file; the journal's line says that it is whole, by its digest.
 * Whatever was interrupted between the two is put right when the journal is opened.
 */
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type GradeResult, NotAResult, parseGradeResult } from '../results/index.ts'
import { appendDurably, writeDurably } from './durable.ts'
import { digestOf, JOURNAL_SCHEMA, type JournalLine, lineIn } from './journal-line.ts'

/** What opening a journal found, for the person who resumes a batch. */
export interface Opened {
  kept: number
  /** Results that had no line yet: the grader was stopped between the two. */
  adopted: number
  /** Files that are no result of this batch, set aside under another name. */
  setAside: string[]
  /** Lines that say nothing, such as one that was cut in two. */
  unreadable: number
}

export class Journal {
  readonly folder: string
  readonly opened: Opened = { kept: 0, adopted: 0, setAside: [], unreadable: 0 }
  readonly #results = new Map<string, GradeResult>()
  /** Files by what their lines say of them: whole, or another file than was kept. */
  readonly #told = new Map<string, 'whole' | 'changed'>()
  #last: Promise<unknown> = Promise.resolve()

  private constructor(folder: string) {
    this.folder = folder
  }

  /** @throws StorageFailure */
  static async open(folder: string): Promise<Journal> {
    const journal = new Journal(folder)
    await mkdir(journal.#resultsFolder(), { recursive: true })
    await journal.#readLines()
    await journal.#adoptTheRest()
    return journal
  }

  /** To look only: nothing is put right, nothing is written. */
  static async read(folder: string): Promise<{ results: GradeResult[] }> {
    const journal = new Journal(folder)
    await journal.#readLines()
    return { results: journal.results() }
  }

  /** The result of this submission under this key, unless it was our own trouble. */
  final(name: string, key: string): GradeResult | undefined {
    const result = this.#results.get(idOf(name, key))
    return result?.verdict === 'infra-error' ? undefined : result
  }

  /** All results, the order of the batch aside. */
  results(): GradeResult[] {
    return [...this.#results.values()]
  }

  /** Earlier results of the same submission, newest first. */
  earlier(name: string): GradeResult[] {
    return this.results()
      .filter(({ submission }) => submission.name === name)
      .sort((a, b) => (a.times.finishedAt < b.times.finishedAt ? 1 : -1))
  }

  /**
   * Keeps a result. One that is there already stays, and is returned: two gradings of
   * the same thing are one result, and trouble of ours never replaces a score.
   *
   * @throws StorageFailure
   */
  commit(result: GradeResult): Promise<GradeResult> {
    const done = this.#last.then(() => this.#commit(parseGradeResult(result)))
    this.#last = done.catch(() => undefined)
    return done
  }

  async #commit(result: GradeResult): Promise<GradeResult> {
    const { name } = result.submission
    const kept = this.final(name, result.key)
    if (kept) return kept
    const file = fileOf(result)
    const text = `${JSON.stringify(result, null, 2)}\n`
    await writeDurably(join(this.#resultsFolder(), file), text)
    await this.#addLine(result, file, text)
    return result
  }

  async #addLine(result: GradeResult, file: string, text: string): Promise<void> {
    const line: JournalLine = {
      schema: JOURNAL_SCHEMA,
      at: new Date().toISOString(),
      name: result.submission.name,
      key: result.key,
      verdict: result.verdict,
      file,
      digest: digestOf(text),
    }
    await appendDurably(this.#journalFile(), JSON.stringify(line))
    this.#remember(result)
  }

  #remember(result: GradeResult): void {
    const { name } = result.submission
    if (!this.final(name, result.key)) this.#results.set(idOf(name, result.key), result)
  }

  async #readLines(): Promise<void> {
    if (!existsSync(this.#journalFile())) return
    const text = await readFile(this.#journalFile(), 'utf8')
    for (const row of text.split('\n').filter(row => row.trim() !== '')) {
      const line = lineIn(row)
      if (!line) {
        this.opened.unreadable++
        continue
      }
      const result = await this.#read(line.file, line.digest)
      if (result) this.#remember(result)
      if (result) this.#told.set(line.file, 'whole')
      else if (!this.#told.has(line.file)) this.#told.set(line.file, 'changed')
    }
    this.opened.kept = this.#results.size
  }

  /** A result without a line is as good as one with: it was renamed into its place. */
  async #adoptTheRest(): Promise<void> {
    for (const file of await readdir(this.#resultsFolder())) {
      if (this.#told.get(file) === 'whole') continue
      const path = join(this.#resultsFolder(), file)
      if (file.endsWith('.tmp')) await rm(path)
      if (!file.endsWith('.json')) continue
      const result = await this.#read(file)
      const isWhole = result && !this.#told.has(file) && fileOf(result) === file
      if (isWhole) {
        await this.#addLine(result, file, await readFile(path, 'utf8'))
        this.opened.adopted++
      } else {
        await rename(path, `${path}.broken-${Date.now()}`)
        this.opened.setAside.push(file)
      }
    }
  }

  async #read(file: string, digest?: string): Promise<GradeResult | undefined> {
    try {
      const text = await readFile(join(this.#resultsFolder(), file), 'utf8')
      if (digest !== undefined && digestOf(text) !== digest) return undefined
      return parseGradeResult(JSON.parse(text))
    } catch (cause) {
      const { code } = cause as NodeJS.ErrnoException
      const isBroken = cause instanceof NotAResult || cause instanceof SyntaxError
      if (isBroken || code === 'ENOENT') return undefined
      throw cause
    }
  }

  #resultsFolder(): string {
    return join(this.folder, 'results')
  }

  #journalFile(): string {
    return join(this.folder, 'journal.jsonl')
  }
}

/** A name is the submission's and may be anything; a digest of it is a file name. */
export function resultIdOf(name: string, key: string): string {
  return `${digestOf(name).slice(0, 16)}-${key.slice(0, 32)}`
}

/** Our own trouble has a file of its own: nothing is ever written over a score. */
export function fileOf({ submission, key, verdict }: GradeResult): string {
  const own = verdict === 'infra-error' ? '-infra' : ''
  return `${resultIdOf(submission.name, key)}${own}.json`
}

const idOf = (name: string, key: string): string => JSON.stringify([name, key])
