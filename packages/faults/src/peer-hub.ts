/**
 * Where the processes of scripted peers report, over loopback. Whoever is on the same
 * machine can connect too, and so can a subject that is not trusted: what comes here is
 * bounded, and nothing that it says ends more than its own connection.
 */
import { createServer, type Server, type Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { Peer, type ProcessStart, type Script } from './peer.ts'

const PROCESS = fileURLToPath(new URL('./peer-process.js', import.meta.url))

/** Kind and length, in front of each report. */
const HEAD = 5
/** A report is a chunk of a pipe, or an environment. */
const LONGEST_REPORT = 16 * 1024 * 1024

/** One for a whole test run. */
export class PeerHub {
  readonly #peers = new Map<string, Peer>()
  #server: Server | undefined
  #port: Promise<number> | undefined
  readonly #mayKill: boolean
  #lastKey = 0

  /**
   * @param options.mayKill not when processes have other numbers here than where they
   * run, or when whoever reports one may lie: without its socket a peer ends by itself
   */
  constructor({ mayKill = true } = {}) {
    this.#mayKill = mayKill
  }

  /** A peer to be started by the subject: pass its `command` and `args`. */
  async peer(script: Script): Promise<Peer> {
    this.#port ??= this.#listen()
    const key = String(++this.#lastKey)
    const args = [PROCESS, String(await this.#port), key]
    const peer = new Peer(args, script, this.#mayKill)
    this.#peers.set(key, peer)
    return peer
  }

  async close(): Promise<void> {
    for (const peer of this.#peers.values()) peer.dispose()
    this.#peers.clear()
    this.#server?.close()
  }

  #listen(): Promise<number> {
    const server = createServer(socket => this.#serve(socket))
    this.#server = server.unref()
    return new Promise((resolve, reject) => {
      server.on('error', reject)
      server.listen(0, '127.0.0.1', () => {
        resolve((server.address() as { port: number }).port)
      })
    })
  }

  #serve(socket: Socket): void {
    let peer: Peer | undefined
    let unread: Buffer = Buffer.alloc(0)
    socket.setNoDelay().on('error', () => socket.destroy())
    socket.on('close', () => peer?.detach())
    socket.on('data', chunk => {
      unread = Buffer.concat([unread, chunk])
      while (unread.length >= HEAD && !socket.destroyed) {
        const end = HEAD + unread.readUInt32BE(1)
        if (end > LONGEST_REPORT) socket.destroy()
        if (unread.length < end) return
        const kind = unread.toString('latin1', 0, 1)
        const body = unread.subarray(HEAD, end)
        unread = unread.subarray(end)
        if (kind !== 'h') peer?.report(kind, body)
        else peer = this.#greet(socket, body)
      }
    })
  }

  #greet(socket: Socket, body: Buffer): Peer | undefined {
    const start = startIn(body.toString())
    const peer = start && this.#peers.get(start.key)
    if (!peer) socket.destroy()
    else peer.attach(socket, start)
    return peer
  }
}

type Start = ProcessStart & { key: string }

/** `undefined` for what no peer process says. */
function startIn(text: string): Start | undefined {
  let said: unknown
  try {
    said = JSON.parse(text)
  } catch {
    return undefined
  }
  const { key, pid, args, env, cwd } = (said ?? {}) as Record<keyof Start, unknown>
  const isStart =
    typeof key === 'string' &&
    Number.isSafeInteger(pid) &&
    Array.isArray(args) &&
    typeof env === 'object' &&
    env !== null &&
    [...args, ...Object.values(env), cwd].every(value => typeof value === 'string')
  return isStart ? (said as Start) : undefined
}
