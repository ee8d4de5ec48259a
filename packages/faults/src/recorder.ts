/**
 * The trace recorder: every line that crossed a wire, in order, with the moment
 * it did. It never interprets; a line that is not a message is recorded as well.
 */

export interface RecordedFrame {
  /** `->` client to server, `<-` server to client. */
  dir: '->' | '<-'
  stream: 'stdin' | 'stdout' | 'stderr' | 'request' | 'response'
  /** The line without its line end, cut at `MAX_TEXT` characters. */
  text: string
  /** Milliseconds since the recorder was made. */
  at: number
}

/** Longer lines are cut in the trace; their length is kept in the text. */
const MAX_TEXT = 4000

export class Recorder {
  readonly frames: RecordedFrame[] = []
  readonly #start = performance.now()
  readonly #open = new Map<string, string>()
  readonly #watchers = new Set<() => void>()

  /** Takes bytes in any portions; a frame is made of each finished line. */
  bytes(
    dir: RecordedFrame['dir'],
    stream: RecordedFrame['stream'],
    text: string,
  ): void {
    const key = dir + stream
    const lines = ((this.#open.get(key) ?? '') + text).split('\n')
    this.#open.set(key, lines.pop() ?? '')
    for (const line of lines) this.#add(dir, stream, line)
    if (lines.length > 0) for (const watcher of [...this.#watchers]) watcher()
  }

  /** Takes what is left of a line when its stream ends. */
  end(dir: RecordedFrame['dir'], stream: RecordedFrame['stream']): void {
    const rest = this.#open.get(dir + stream)
    this.#open.delete(dir + stream)
    if (rest) this.#add(dir, stream, rest)
    for (const watcher of [...this.#watchers]) watcher()
  }

  /** Calls `watcher` after each batch of frames; returns the function that stops it. */
  watch(watcher: () => void): () => void {
    this.#watchers.add(watcher)
    return () => this.#watchers.delete(watcher)
  }

  #add(dir: RecordedFrame['dir'], stream: RecordedFrame['stream'], line: string): void {
    const text =
      line.length > MAX_TEXT
        ? `${line.slice(0, MAX_TEXT)}… (${line.length} characters)`
        : line
    this.frames.push({ dir, stream, text, at: performance.now() - this.#start })
  }
}
