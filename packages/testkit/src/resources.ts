/**
 * What a test has started: peers, programs and objects of the subject. Each is shown
 * in traces, and all are stopped at the end.
 */
import { rm } from 'node:fs/promises'
import {
  type Peer,
  PeerHub,
  RawClient,
  type Recorder,
  type Script,
  WebClient,
  WebPeer,
  type WebScript,
} from '@workshop/faults'
import { Assertions } from './assertions.ts'
import { putOnLeash } from './leash.ts'
import { PATIENCE_MS } from './patience.ts'
import type { Handle, Subject, Variant } from './subject/index.ts'
import { launchFrom } from './subject/proxy/index.ts'

// A subject that is not trusted could name any process as its peer's.
const hub = new PeerHub({ mayKill: launchFrom(process.env) === undefined })

export interface CommandLine {
  file: string
  args: readonly string[]
  shell?: boolean
  env?: Readonly<Record<string, string>>
}

/** Starts the one command it is given, and passes its output on. */
const STARTER = `
const { file, args, shell = false, env } = JSON.parse(process.argv[1])
const stdio = ['ignore', 'inherit', 'ignore']
require('node:child_process').spawnSync(file, args ?? [], { shell, env, stdio })`

export class Resources extends Assertions {
  readonly subject: Subject
  readonly #peers: Peer[] = []
  readonly #webPeers: WebPeer[] = []
  readonly #programs: RawClient[] = []
  readonly #handles: Handle[] = []
  readonly #recorders: Recorder[] = []
  readonly #endings: (() => unknown)[] = []
  readonly #trace: string

  constructor(subject: Subject, trace: string) {
    super()
    this.subject = subject
    this.#trace = trace
  }

  /** A server for the subject's client to start. */
  async peer(script: Script): Promise<Peer> {
    const peer = await hub.peer(script)
    this.#peers.push(peer)
    this.show(peer.recorder)
    return peer
  }

  /** A server for the subject's client to reach by its URL. */
  async web(script: WebScript): Promise<WebPeer> {
    const peer = await WebPeer.listen(script)
    this.#webPeers.push(peer)
    this.show(peer.recorder)
    return peer
  }

  /** A client for the subject's server, as raw as HTTP allows. */
  webClient(): WebClient {
    const client = new WebClient()
    this.#endings.unshift(() => client.dispose())
    this.show(client.recorder)
    return client
  }

  /** Starts a program of the subject, with a raw client on its pipes. */
  async start(file: string, variant?: Variant): Promise<RawClient> {
    const { command, args } = await this.subject.program(file, variant)
    const program = new RawClient(command, args)
    putOnLeash(this.#trace, program.pid)
    this.#programs.push(program)
    this.show(program.recorder)
    return program
  }

  /**
   * Runs what the subject has made up, where its programs run, and gives what that
   * writes. What it wants run is its own affair, and must be nobody else's.
   */
  async run(line: CommandLine): Promise<string> {
    const { command, args } = this.subject.node(['-e', STARTER, JSON.stringify(line)])
    const program = new RawClient(command, args)
    putOnLeash(this.#trace, program.pid)
    this.#programs.push(program)
    await program.ended
    return this.subject.here(program.lines.concat(program.rest).join('\n'))
  }

  /** A folder for the subject to look into, gone with the check. */
  async folder(): Promise<string> {
    const folder = await this.subject.folder()
    this.atEnd(() => rm(folder, { recursive: true, force: true }))
    return folder
  }

  /** An object of the subject; its `close` is called at the end, if it has one. */
  async create(module: string, factory: string, ...args: unknown[]): Promise<Handle> {
    const handle = await this.subject.create(module, factory, ...args)
    this.#handles.push(handle)
    return handle
  }

  /** Something else that has to end with the check; the last come ends first. */
  atEnd(end: () => unknown): void {
    this.#endings.unshift(end)
  }

  get recorders(): readonly Recorder[] {
    return this.#recorders
  }

  /** A script that failed is our fault, whatever the subject did. */
  get scriptFault(): unknown {
    const peers = [...this.#peers, ...this.#webPeers]
    return peers.find(peer => peer.fault !== undefined)?.fault
  }

  /** Stops what the test has started, politely where the contract allows. */
  async dispose(): Promise<void> {
    const closing = this.#handles.map(handle =>
      handle.call('close').catch(() => undefined),
    )
    for (const peer of this.#peers) peer.dispose()
    for (const peer of this.#webPeers) peer.dispose()
    for (const program of this.#programs) program.dispose()
    for (const end of this.#endings) await end()
    let timer: NodeJS.Timeout | undefined
    const enough = new Promise(resolve => {
      timer = setTimeout(resolve, PATIENCE_MS)
    })
    await Promise.race([Promise.all(closing), enough])
    clearTimeout(timer)
  }

  /** Puts a wire into the trace, and in front of the learner if the check is red. */
  show(recorder: Recorder): void {
    this.#recorders.push(recorder)
    this.shown = recorder
  }
}
