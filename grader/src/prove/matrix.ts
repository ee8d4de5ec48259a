/**
 * The matrix: a row for each subject, a column for each pitfall, and below it every
 * check that came out otherwise than declared. Lines of text for people.
 */
import { padEnd, painters, symbols, type Theme, widthOf } from '@workshop/report'
import type { Locale, Text } from '@workshop/syllabus'
import { checksWithoutMutant } from './figures.ts'
import { isAsDeclared, type Proof, type Proved } from './proof.ts'

const WORDS = {
  asDeclared: { en: 'as declared', zh: '与声明一致' },
  otherwise: { en: 'otherwise', zh: '与声明不符' },
  flaky: { en: 'flaky', zh: '不稳定' },
  noReport: { en: 'no report', zh: '没有报告' },
  green: { en: 'green', zh: '绿' },
  red: { en: 'red', zh: '红' },
  fault: { en: 'no verdict', zh: '没有判定' },
  surprise: { en: 'not as declared', zh: '与声明不符' },
  details: { en: 'not as declared:', zh: '与声明不符：' },
  toothless: { en: 'checks that no mutant turns red:', zh: '没有变体能变红的检查：' },
} as const satisfies Record<string, Text>

export interface MatrixOptions {
  theme: Theme
  locale: Locale
}

export function renderMatrix(proof: Proof, { theme, locale }: MatrixOptions): string {
  const paint = painters(theme)
  const marks = marksOf(theme)
  const { sent } = symbols(theme)
  const say = (text: Text) => text[locale]
  const { pitfalls } = proof.stage
  const width = Math.max(...proof.proved.map(({ subject }) => widthOf(subject.id)), 7)

  const head = `${' '.repeat(width)}  ${pitfalls.map((_, n) => letter(n)).join(' ')}`
  const rows = proof.proved.map(row => {
    const cells = pitfalls.map(id => marks[cellOf(row, id)])
    const words = say(wordsFor(row))
    const tail = isAsDeclared(row) ? paint.dim(words) : paint.bad(words)
    return `${padEnd(row.subject.id, width)}  ${cells.join(' ')}  ${tail}`
  })
  const legend = [
    ...pitfalls.map((id, n) => `${letter(n)} ${id}`),
    ...(['green', 'red', 'fault', 'surprise'] as const).map(
      cell => `${marks[cell]} ${say(WORDS[cell])}`,
    ),
  ]
  return [
    paint.dim(head),
    ...rows,
    '',
    ...inColumns(legend, theme.columns).map(paint.dim),
    ...troubles(proof.proved, say, sent),
    ...toothless(proof, say),
    '',
  ].join('\n')
}

function marksOf(theme: Theme) {
  const { toGo, bad } = symbols(theme)
  return theme.unicode
    ? { green: '·', red: bad, fault: '?', surprise: '!', notRun: ' ' }
    : { green: toGo, red: bad, fault: '?', surprise: '!', notRun: ' ' }
}

function cellOf({ judged, deviations }: Proved, pitfall: string) {
  if (deviations.some(deviation => deviation.pitfall === pitfall)) return 'surprise'
  if (!judged) return 'fault'
  return judged.cells[pitfall] ?? 'notRun'
}

/** `a` for the first pitfall: names of columns have to be narrow. */
const letter = (index: number): string => String.fromCharCode(97 + index)

function wordsFor(proved: Proved): Text {
  if (proved.infrastructure !== undefined) return WORDS.noReport
  if (proved.flaky.length > 0) return WORDS.flaky
  return isAsDeclared(proved) ? WORDS.asDeclared : WORDS.otherwise
}

function troubles(
  rows: readonly Proved[],
  say: (text: Text) => string,
  arrow: string,
): string[] {
  const lines = rows.flatMap(({ subject, deviations, flaky, infrastructure }) => [
    ...deviations.map(
      ({ pitfall, check, wanted, got }) =>
        `  ${subject.id}: ${pitfall}/${check}: ${wanted} ${arrow} ${got}`,
    ),
    ...flaky.map(check => `  ${subject.id}: ${check}: ${say(WORDS.flaky)}`),
    ...(infrastructure === undefined
      ? []
      : [`  ${subject.id}: ${say(WORDS.noReport)}: ${infrastructure}`]),
  ])
  return lines.length === 0 ? [] : ['', say(WORDS.details), ...lines]
}

/** Only a whole proof can tell: in a part, most mutants were not even tried. */
function toothless(proof: Proof, say: (text: Text) => string): string[] {
  const checks = proof.partial ? [] : checksWithoutMutant(proof)
  if (checks.length === 0) return []
  return ['', say(WORDS.toothless), ...checks.map(check => `  ${check}`)]
}

function inColumns(parts: readonly string[], columns: number): string[] {
  const width = Math.max(...parts.map(widthOf)) + 3
  const perLine = Math.max(1, Math.floor(columns / width))
  const lines: string[] = []
  for (let start = 0; start < parts.length; start += perLine) {
    const line = parts.slice(start, start + perLine)
    lines.push(
      line
        .map(part => padEnd(part, width))
        .join('')
        .trimEnd(),
    )
  }
  return lines
}
