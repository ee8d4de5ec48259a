/** Event streams: the same events, however they are cut and however their lines end. */
import { deepEqual } from 'node:assert/strict'
import fc from 'fast-check'
import { target } from '../target.ts'
import { CUTS, inPieces, TEXT, wellFormed } from './chunks.ts'

interface StreamEvent {
  type: string
  data: string
}

interface EventStream {
  createEventDecoder(): { push(chunk: Uint8Array): StreamEvent[] }
}

interface Case {
  events: { type?: string | undefined; data: string[]; comment?: string | undefined }[]
  endings: string[]
  mark: boolean
  cuts: number[]
  everyByte: boolean
}

/** What can stand in one line of a stream and comes out as it went in. */
const LINE = TEXT.map(text => wellFormed(text).replaceAll(/[\r\n\uFEFF]/g, ''))
const ENDING = fc.constantFrom('\n', '\r\n', '\r')

export const events = target<Case, EventStream>({
  name: 'events',
  stage: '03',
  module: 'src/event-stream',
  invariant:
    'the events of a stream are those that were written, with any line ends, comments and a byte order mark, wherever the chunks end',
  cases: fc.record({
    events: fc.array(
      fc.record({
        type: fc.option(LINE, { nil: undefined }),
        data: fc.array(LINE, { maxLength: 3 }),
        comment: fc.option(LINE, { nil: undefined }),
      }),
      { maxLength: 5 },
    ),
    endings: fc.array(ENDING, { minLength: 1, maxLength: 5 }),
    mark: fc.boolean(),
    cuts: CUTS,
    everyByte: fc.boolean(),
  }),
  check({ createEventDecoder }, { events, endings, mark, cuts, everyByte }) {
    const lines = events.flatMap(({ type, data, comment }) => [
      ...(comment === undefined ? [] : [`:${comment}`]),
      ...(type === undefined ? [] : [`event: ${type}`]),
      ...data.map(text => `data: ${text}`),
      '',
    ])
    const text = joined(lines, endings)
    const stream = Buffer.from((mark ? '\uFEFF' : '') + text)
    const decoder = createEventDecoder()
    const got = inPieces(stream, cuts, everyByte).flatMap(piece => decoder.push(piece))
    const wanted = events
      .map(({ type, data }) => ({ type: type || 'message', data: data.join('\n') }))
      .filter(({ data }) => data !== '')
    // Said once more in plain data, whatever prototypes the subject's events have.
    deepEqual(
      got.map(({ type, data }) => ({ type, data })),
      wanted,
    )
  },
})

/** Not an empty line between CR and LF: the two would be one line end. */
function joined(lines: string[], endings: string[]): string {
  let text = ''
  for (const [at, line] of lines.entries()) {
    const ending = endings[at % endings.length] ?? '\n'
    const isHalf = line === '' && ending === '\n' && text.endsWith('\r')
    text += line + (isHalf ? '\r' : ending)
  }
  return text
}
