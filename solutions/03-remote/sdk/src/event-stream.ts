/**
 * The event-stream format: from chunks that may be cut anywhere to whole events.
 * Not here: what the data of an event means.
 * WHATWG HTML, section 9.2.6 (Interpreting an event stream).
 */
import { BadAnswer } from './errors.ts'

export interface StreamEvent {
  /** `message` where the stream does not say. */
  type: string
  data: string
}

export interface EventDecoder {
  /** The events that are complete now. What never gets its empty line is no event. */
  push(chunk: Uint8Array): StreamEvent[]
}

/** Characters of one event, or of one body: whoever says more may never stop. */
export const MOST_ANSWER = 2 ** 24

// #region json-or-sse
export function createEventDecoder(): EventDecoder {
  // Keeps a character that is cut in two, and drops a byte order mark.
  const decoder = new TextDecoder()
  let afterReturn = false
  let partOfLine = ''
  let type = ''
  let data: string[] = []
  let kept = 0

  function push(chunk: Uint8Array): StreamEvent[] {
    let text = decoder.decode(chunk, { stream: true })
    if (text === '') return []
    // The other half of a line end whose first half has already been one.
    if (afterReturn && text.startsWith('\n')) text = text.slice(1)
    afterReturn = text.endsWith('\r')
    const lines = text.split(/\r\n|\n|\r/)
    lines[0] = partOfLine + lines[0]
    partOfLine = lines.pop() ?? ''
    const events = lines.flatMap(line => (line === '' ? dispatch() : take(line)))
    if (kept + partOfLine.length > MOST_ANSWER) {
      const what = `an event of more than ${MOST_ANSWER} characters`
      throw new BadAnswer(what, 'text/event-stream')
    }
    return events
  }

  function take(line: string): [] {
    const [, field, value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? []
    // An empty line of data costs something as well.
    kept += line.length
    // Comments have an empty name. `id` and `retry` are for resuming, which is gone.
    if (field === 'data') data.push(value)
    else if (field === 'event') type = value
    return []
  }

  function dispatch(): StreamEvent[] {
    const event = { type: type || 'message', data: data.join('\n') }
    type = ''
    data = []
    kept = 0
    return event.data === '' ? [] : [event]
  }

  return { push }
}
// #endregion json-or-sse
