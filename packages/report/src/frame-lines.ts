/**
 * One frame on one line: folded and cut to the room there is, around the part that
 * is bad, with the caret's place under it. Shared by the lesson and the ladder.
 */
import { folded, type Span } from './fold.ts'
import { symbols } from './paint.ts'
import { type Cell, cellsOf } from './safe.ts'
import type { Frame } from './verdict.ts'
import { widthOf } from './wrap.ts'

export interface FrameLine {
  text: string
  /** Columns, counted from the start of `text`. */
  caret?: { column: number; width: number }
}

/** Share of the room that goes to what stands before the bad part. */
const BEFORE = 1 / 3

export function frameLine(
  frame: Frame,
  room: number,
  mode: { unicode: boolean },
): FrameLine {
  const bad = frame.bad === undefined ? undefined : clampTo(frame.text, frame.bad)
  const line = folded(frame.text, bad, room, symbols(mode).more)
  return windowOf(line.text, line.bad, Math.max(12, room), mode)
}

function clampTo(text: string, bad: { start: number; length: number }): Span {
  const start = Math.max(0, Math.min(Math.floor(bad.start), text.length))
  const end = Math.min(text.length, start + Math.max(1, Math.floor(bad.length)))
  return { start, end: Math.max(start, end) }
}

function windowOf(
  text: string,
  bad: Span | undefined,
  room: number,
  mode: { unicode: boolean },
): FrameLine {
  const more = symbols(mode).more
  // A frame may be megabytes; only the surroundings of the bad part are measured.
  const from = Math.max(0, (bad?.start ?? 0) - room * 2)
  const to = Math.min(text.length, (bad?.start ?? 0) + room * 2)
  const cells = cellsOf(text.slice(from, to), mode.unicode)
  const start = (bad?.start ?? 0) - from
  const pointed = cells.findIndex(cell => cell.end > start)
  const first = bad === undefined ? 0 : pointed === -1 ? cells.length : pointed
  let [left, right] = around(cells, first, room, 0)
  if (left > 0 || right < cells.length || from > 0 || to < text.length) {
    const marks = bad === undefined ? widthOf(more) : 2 * widthOf(more)
    ;[left, right] = around(cells, first, room - marks, bad === undefined ? 0 : 1)
  }
  const head = left > 0 || from > 0 ? more : ''
  const shown = textOf(cells.slice(left, right))
  const isCut = right < cells.length || to < text.length
  const tail = isCut && !shown.endsWith(more) ? more : ''
  const line: FrameLine = { text: head + shown + tail }
  if (bad === undefined) return line
  const column = widthOf(head + textOf(cells.slice(left, first)))
  const marked = cells.slice(first, right).filter(cell => cell.start + from < bad.end)
  return { ...line, caret: { column, width: Math.max(1, widthOf(textOf(marked))) } }
}

const textOf = (cells: readonly Cell[]) => cells.map(cell => cell.shown).join('')

/** The cells that fit: a third of the room before `first`, the rest after it. */
function around(
  cells: readonly Cell[],
  first: number,
  room: number,
  spare: number,
): [number, number] {
  let left = first
  let right = first
  let used = 0
  const takeLeft = (limit: number) => {
    for (; left > 0; left -= 1) {
      const width = cells[left - 1]?.width ?? 0
      if (used + width > limit) return
      used += width
    }
  }
  takeLeft(Math.floor(room * BEFORE))
  for (; right < cells.length; right += 1) {
    const width = cells[right]?.width ?? 0
    // At the very end a caret may stand one column behind the text.
    if (used + width > room - spare) break
    used += width
  }
  takeLeft(room - spare)
  return [left, right]
}
