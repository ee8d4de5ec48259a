/** A session in this process: what is typed goes in, what is shown comes out. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { PLAIN } from '@workshop/report'
import { type Host, type HostEvent, openHost } from '../src/host.ts'
import { createLines } from '../src/lines.ts'
import { nobodyThere } from '../src/questions.ts'
import { createScreen } from '../src/screen.ts'
import { runShell } from '../src/shell.ts'
import { DEFAULT_SUBJECT, foldersFor, openSubjects } from '../src/subjects.ts'
import { terminalAsker } from '../src/terminal-asker.ts'
import { newFolder } from './folders.ts'

export interface SessionOptions {
  servers?: Record<string, object>
  project?: Record<string, object>
  policy?: object | string
  interactive?: boolean
  json?: boolean
  subject?: string
  /** Where the caller stands; the session's own folder if absent. */
  cwd?: string
  trusted?: string[]
  callMs?: number
  turnMs?: number
  limits?: { connectMs?: number; slowMs?: number }
  /** Of an earlier session, to be started again. */
  folder?: string
}

export const ALLOW_ALL = { tools: { allow: ['*/*'] } }

export class Session implements AsyncDisposable {
  readonly folder: string
  readonly host: Host
  readonly events: HostEvent[]
  readonly ended: Promise<number>
  shown = ''
  readonly #input = new PassThrough()
  readonly #watchers = new Set<() => void>()
  #read = 0

  static async open(options: SessionOptions = {}): Promise<Session> {
    const folder = options.folder ?? newFolder('host')
    const { interactive = false, json = false } = options
    const screen = createScreen({ ...PLAIN, columns: 200 }, 'en')
    const events: HostEvent[] = []
    let session: Session | undefined
    const write = (text: string): void => session?.hear(text)
    const input = new PassThrough()
    const output = new PassThrough()
    output.on('data', chunk => write(String(chunk)))
    const lines = createLines(input, output, interactive)
    const { callMs = 10_000, turnMs = 15_000 } = options
    const host = await openHost({
      subjects: openSubjects(foldersFor(options.subject ?? DEFAULT_SUBJECT)),
      files: filesIn(folder, options),
      project: folder,
      stateDir: join(folder, 'state'),
      trusted: new Set(options.trusted ?? []),
      cwd: options.cwd ?? folder,
      env: process.env,
      limits: { connectMs: 10_000, slowMs: 3000, callMs, turnMs, ...options.limits },
      asker: interactive ? terminalAsker({ lines, screen }) : nobodyThere,
      tell: event => void events.push(event),
    })
    const shell = { host, screen, lines, json, interactive, write }
    session = new Session(folder, host, events, input, runShell.bind(null, shell))
    return session
  }

  private constructor(
    folder: string,
    host: Host,
    events: HostEvent[],
    input: PassThrough,
    start: () => Promise<number>,
  ) {
    this.folder = folder
    this.host = host
    this.events = events
    this.#input = input
    // Whoever waits for the first prompt has to be there.
    this.ended = Promise.resolve().then(start)
  }

  hear(text: string): void {
    this.shown += text
    for (const watcher of [...this.#watchers]) watcher()
  }

  type(line: string): void {
    this.#input.write(`${line}\n`)
  }

  /** What is shown up to `text`, from where the last wait has ended. */
  async until(text: string): Promise<string> {
    for (;;) {
      const at = this.shown.indexOf(text, this.#read)
      if (at >= 0) {
        const from = this.#read
        this.#read = at + text.length
        return this.shown.slice(from, this.#read)
      }
      await new Promise<void>(resolve => {
        const watcher = (): void => {
          this.#watchers.delete(watcher)
          resolve()
        }
        this.#watchers.add(watcher)
      })
    }
  }

  /** Types lines, then the end of the input; → what was shown, and the exit code. */
  async run(...lines: string[]): Promise<{ shown: string; code: number }> {
    for (const line of lines) this.type(line)
    this.#input.end()
    return { code: await this.ended, shown: this.shown }
  }

  /** With `json`: the objects of the answers. */
  get answers(): Record<string, unknown>[] {
    return this.shown
      .split('\n')
      .filter(line => line.startsWith('{'))
      .map(line => JSON.parse(line))
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#input.end()
    await this.host.close()
  }
}

export function rewrite(folder: string, options: SessionOptions): void {
  filesIn(folder, options)
}

function filesIn(folder: string, options: SessionOptions) {
  const { servers, project, policy = ALLOW_ALL } = options
  const file = (name: string, value: object | string): string => {
    const path = join(folder, name)
    writeFileSync(path, typeof value === 'string' ? value : JSON.stringify(value))
    return path
  }
  return {
    ...(servers && { config: file('mcp.json', { mcpServers: servers }) }),
    ...(project && { projectFile: file('.mcp.json', { mcpServers: project }) }),
    policy: file('policy.json', policy),
  }
}
