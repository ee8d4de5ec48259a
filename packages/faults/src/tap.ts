/**
 * A recording pipe (`tap.js`) as a value: how to put one between a client and a
 * server, what it has recorded, and how to end what was started through it.
 */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { RecordedFrame } from './recorder.ts'

const TAP = fileURLToPath(new URL('./tap.js', import.meta.url))

/** The last one is Windows', where a group is no target. */
const NOBODY = ['ESRCH', 'EPERM', 'EINVAL']

export interface TappedFrame extends RecordedFrame {
  /** The stream ended inside this line. */
  open?: true
  /** The length of a line that was too long to keep; `text` is its beginning. */
  bytes?: number
  /** The line's bytes, when they are not UTF-8. */
  base64?: string
}

/** One start of the command. A client may start it more than once. */
export interface TapRun {
  /** Of the tap itself: what the client takes for the server. */
  pid: number
  /** Of the real command; absent when it could not be started. */
  child: number | undefined
  frames: TappedFrame[]
  /** Lines that were not kept, by stream; more than these if the tap was killed. */
  omitted: Partial<Record<RecordedFrame['stream'], number>>
  signals: string[]
  /** How the command ended; absent while it runs, or when the tap was killed. */
  exit: { code: number | null; signal: string | null; at: number } | undefined
  failure: { code: string; message: string } | undefined
}

/** What to start in place of the command; `file` is created, or appended to. */
export function tapped(
  command: string,
  args: readonly string[],
  file: string,
): { command: string; args: string[] } {
  return { command: process.execPath, args: [TAP, file, command, ...args] }
}

/** Every run recorded so far, in the order of their beginning. */
export async function readTap(file: string): Promise<TapRun[]> {
  if (!existsSync(file)) return []
  const runs = new Map<number, TapRun>()
  const lines = (await readFile(file, 'utf8')).split('\n')
  // The tap may be in the middle of the last one.
  lines.pop()
  for (const line of lines) {
    const entry = JSON.parse(line) as Entry
    const run = runs.get(entry.pid) ?? beginning(entry.pid)
    runs.set(entry.pid, run)
    take(run, entry)
  }
  return [...runs.values()]
}

/** Ends by force what is left of these runs and of what they have started. */
export function endTapped(runs: readonly TapRun[]): void {
  for (const { pid, child, exit } of runs) {
    kill(-pid)
    if (exit === undefined) kill(pid)
    if (child === undefined) continue
    kill(-child)
    if (exit === undefined) kill(child)
  }
}

interface Entry extends TappedFrame {
  pid: number
  event?: 'start' | 'end' | 'omitted' | 'signal' | 'failure' | 'exit'
  child?: number | null
  lines?: number
  signal?: string | null
  code?: number | string | null
  message?: string
}

function beginning(pid: number): TapRun {
  return {
    pid,
    child: undefined,
    frames: [],
    omitted: {},
    signals: [],
    exit: undefined,
    failure: undefined,
  }
}

function take(run: TapRun, { pid, event, ...entry }: Entry): void {
  const { stream, at, signal = null, code = null } = entry
  switch (event) {
    case undefined:
      run.frames.push(entry)
      break
    case 'start':
      run.child = entry.child ?? undefined
      break
    case 'omitted':
      run.omitted[stream] = entry.lines ?? 0
      break
    case 'signal':
      if (signal !== null) run.signals.push(signal)
      break
    case 'exit':
      run.exit = { code: code as number | null, signal, at }
      break
    case 'failure':
      run.failure = { code: String(code), message: entry.message ?? '' }
      break
    case 'end':
      break
  }
}

function kill(target: number): void {
  try {
    process.kill(target, 'SIGKILL')
  } catch (cause) {
    // Nobody there, or nobody of ours, is the state we want.
    const { code = '' } = cause as NodeJS.ErrnoException
    if (!NOBODY.includes(code)) throw cause
  }
}
