/**
 * Which server processes were started through a tap, and which of them still run:
 * read from the tap's file while it grows, whoever has started them.
 */
import { closeSync, existsSync, openSync, readFileSync, readSync } from 'node:fs'
import { StringDecoder } from 'node:string_decoder'
import { killTree } from '../run/process-tree.ts'

const CHUNK = 1 << 20
const STARTED = /^\{"pid":(\d+),"event":"start","child":(\d+|null)/

export class ServerWatch {
  readonly #file: string
  readonly #text = new StringDecoder('utf8')
  #offset = 0
  #line = ''
  /** By the process of the tap, the one behind it; absent where none could be started. */
  readonly #started = new Map<number, number | undefined>()

  constructor(file: string) {
    this.#file = file
  }

  /** How many servers are running; a tap ends a moment after its server. */
  running(): number {
    this.#read()
    const pairs = [...this.#started].map(pids => pids.filter(pid => pid !== undefined))
    return pairs.filter(pids => pids.some(isRunning)).length
  }

  /** Something was started, and nothing of it is left. */
  isGone(): boolean {
    return this.running() === 0 && this.#started.size > 0
  }

  /** Ends by force whatever is left of a client's process and of its servers. */
  endAll(client: number | undefined): void {
    this.#read()
    for (const pid of [client, ...[...this.#started].flat()]) {
      if (pid !== undefined) killTree(pid)
    }
  }

  #read(): void {
    if (!existsSync(this.#file)) return
    const file = openSync(this.#file, 'r')
    const chunk = Buffer.alloc(CHUNK)
    try {
      for (;;) {
        const bytes = readSync(file, chunk, 0, CHUNK, this.#offset)
        if (bytes === 0) return
        this.#offset += bytes
        this.#take(this.#text.write(chunk.subarray(0, bytes)))
      }
    } finally {
      closeSync(file)
    }
  }

  #take(text: string): void {
    const lines = (this.#line + text).split('\n')
    this.#line = lines.pop() ?? ''
    for (const line of lines) {
      const [, tap, server] = STARTED.exec(line) ?? []
      if (tap === undefined) continue
      this.#started.set(Number(tap), server === 'null' ? undefined : Number(server))
    }
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === 'EPERM'
  }
  return !isZombie(pid)
}

/** In a container nobody may collect the orphans; they run no more, all the same. */
function isZombie(pid: number): boolean {
  if (process.platform !== 'linux') return false
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z')
  } catch {
    // It has ended since the question before.
    return true
  }
}
