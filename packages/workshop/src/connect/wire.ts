/**
 * What the record of the wire says of a session: the agreed revision, what was not
 * answered, what was no message. The client's own account is not asked.
 */
import {
  messageIn,
  type TappedFrame,
  type TapRun,
  type WireRevision,
  wireRevision,
} from '@workshop/faults'

export interface Wire {
  /** Of the server that was started last. */
  run: TapRun | undefined
  revision: WireRevision | undefined
  /** Requests of the client that the server has not answered. */
  open: readonly Asked[]
  /** The last request that it has answered. */
  answered: Asked | undefined
  /** `isFloor`: there may be more lines than were counted. */
  noise: { lines: number; isFloor: boolean; samples: readonly string[] }
}

export interface Asked {
  method: string
  id: unknown
}

const SAMPLES = 5
const SAMPLE_CHARACTERS = 200

export function readWire(runs: readonly TapRun[]): Wire {
  const run = runs.at(-1)
  const frames = run?.frames ?? []
  const asked = new Map<string, Asked>()
  let answered: Asked | undefined
  for (const frame of frames) {
    const message = messageIn(frame)
    if (message?.id === undefined) continue
    const key = JSON.stringify(message.id)
    const { method, id } = message
    if (frame.dir === '->' && method !== undefined) asked.set(key, { method, id })
    else if (frame.dir === '<-' && method === undefined) {
      answered = asked.get(key) ?? answered
      asked.delete(key)
    }
  }
  const noise = frames.filter(isNoise)
  const omitted = run?.omitted.stdout ?? 0
  return {
    run,
    revision: wireRevision(frames),
    open: [...asked.values()],
    answered,
    noise: {
      lines: noise.length + omitted,
      isFloor: omitted > 0,
      samples: noise
        .slice(0, SAMPLES)
        .map(({ text }) => text.slice(0, SAMPLE_CHARACTERS)),
    },
  }
}

/** A line on stdout that is no message; a cut one may have been one. */
export function isNoise(frame: TappedFrame): boolean {
  if (frame.stream !== 'stdout' || frame.bytes !== undefined) return false
  return frame.text.trim() !== '' && messageIn(frame) === undefined
}

const MOST_FRAMES = 10
const MOST_NOISE = 2

/** The last frames, with no more noise among them than shows that there is some. */
export function framesToShow(frames: readonly TappedFrame[]): TappedFrame[] {
  const wire = frames.filter(({ stream, text }) => stream !== 'stderr' && text !== '')
  const noise = new Set(wire.filter(isNoise).slice(0, MOST_NOISE))
  return wire.filter(frame => noise.has(frame) || !isNoise(frame)).slice(-MOST_FRAMES)
}

/** The end of what the server said on stderr, line by line. */
export function lastWords({ run }: Wire, most: number): string[] {
  const frames = run?.frames ?? []
  const said = frames.filter(frame => frame.stream === 'stderr' && frame.text.trim())
  return said.slice(-most).map(({ text }) => text)
}
