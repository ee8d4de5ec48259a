/**
 * How a screen looks: whether there is colour, whether there are symbols outside
 * ASCII, how wide it is. Painters are named by meaning, and colour never carries
 * a meaning alone: a symbol is always followed by its word.
 */

export interface Theme {
  color: boolean
  /** Symbols outside ASCII. Words are in the reader's language either way. */
  unicode: boolean
  columns: number
}

export const PLAIN: Theme = { color: false, unicode: false, columns: 88 }

export type Paint = (text: string) => string

export interface Painters {
  good: Paint
  bad: Paint
  dim: Paint
  strong: Paint
  accent: Paint
}

const as =
  (open: number, close: number): Paint =>
  text =>
    text === '' ? '' : `\u001b[${open}m${text}\u001b[${close}m`

const asItIs: Paint = text => text

const COLOURED: Painters = {
  good: as(32, 39),
  bad: as(31, 39),
  dim: as(2, 22),
  strong: as(1, 22),
  accent: as(36, 39),
}

const COLOURLESS: Painters = {
  good: asItIs,
  bad: asItIs,
  dim: asItIs,
  strong: asItIs,
  accent: asItIs,
}

export const painters = (theme: Theme): Painters =>
  theme.color ? COLOURED : COLOURLESS

const UNICODE = {
  good: '✓',
  bad: '✗',
  sent: '→',
  received: '←',
  caret: '^',
  survived: '●',
  hit: '◐',
  toGo: '○',
  here: '←',
  between: '·',
  more: '…',
  lane: '│',
  line: '─',
  newline: '⏎',
}

export type SymbolName = keyof typeof UNICODE

const ASCII: Record<SymbolName, string> = {
  good: 'ok',
  bad: 'x',
  sent: '->',
  received: '<-',
  caret: '^',
  survived: '#',
  hit: '+',
  toGo: '.',
  here: '<-',
  between: '-',
  more: '...',
  lane: '|',
  line: '-',
  newline: '\\n',
}

export const symbols = (theme: {
  unicode: boolean
}): Readonly<Record<SymbolName, string>> => (theme.unicode ? UNICODE : ASCII)
