/**
 * One meeting of a client and a server with a tap between them, in a folder of
 * its own. What they agreed on is read from the tap, never asked of either.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  endTapped,
  messageIn,
  readTap,
  type TappedFrame,
  type TapRun,
  tapped,
  type WireMessage,
  type WireRevision,
  wireRevision,
} from '@workshop/faults'
import type { Command } from './peers.ts'

export interface Recording extends AsyncDisposable {
  /** A temporary folder, gone with the recording. */
  readonly folder: string
  /** What the client starts in place of the server. */
  behindTap(server: Command): { command: string; args: string[] }
  runs(): Promise<TapRun[]>
  /** The run that served; an SDK client in mode `auto` probes another one first. */
  lastRun(): Promise<TapRun>
  /** The revision of the last run, as seen on the wire. */
  revision(): Promise<WireRevision | undefined>
  /** The messages of the last run in one direction. */
  messages(dir: TappedFrame['dir']): Promise<WireMessage[]>
}

export async function startRecording(): Promise<Recording> {
  const folder = await mkdtemp(join(tmpdir(), 'interop-'))
  const file = join(folder, 'wire.jsonl')
  const runs = () => readTap(file)

  async function lastRun(): Promise<TapRun> {
    const run = (await runs()).at(-1)
    if (run) return run
    throw new Error('expected a server that was started through the tap, got none')
  }

  return {
    folder,
    behindTap: ({ command, args }) => tapped(command, args, file),
    runs,
    lastRun,
    revision: async () => wireRevision((await lastRun()).frames),
    async messages(dir) {
      const { frames } = await lastRun()
      return frames
        .filter(frame => frame.dir === dir)
        .flatMap(frame => messageIn(frame) ?? [])
    },
    async [Symbol.asyncDispose]() {
      endTapped(await runs())
      await rm(folder, { recursive: true })
    },
  }
}
