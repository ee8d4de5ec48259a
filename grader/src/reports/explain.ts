/**
 * One grading, explained to the instructor who has to answer for it: what was
 * graded, what happened, check by check, and how to see it again.
 */
import { painters, type Theme, wrap } from '@workshop/report'
import type { Locale, Text } from '@workshop/syllabus'
import { CHECK_WORDS, type GradeResult, limitText } from '../results/index.ts'
import { countText, insideOf, isUnverified, remarksOf, scoreText } from './facts.ts'
import { forTerminal } from './sinks.ts'
import type { View, ViewCheck } from './view.ts'
import { viewOf } from './view-of.ts'
import { COLON, labelled, WORDS } from './words.ts'

export interface ExplainOptions {
  locale: Locale
  theme: Theme
  /** The command that grades it again with the same seeds. */
  again?: string
}

const EXPLAIN = {
  stands: {
    en: 'Every check passed; there is nothing to explain.',
    zh: '全部检查都通过了，没有要解释的。',
  },
  again: { en: 'The same grading again', zh: '同样再评一次' },
  withoutDetail: {
    en: 'Nothing was recorded of it.',
    zh: '没有留下记录。',
  },
  fingerprint: {
    en: 'The same files, tests, policy and grader give the same key.',
    zh: '文件、测试、策略和评分器都相同，键就相同。',
  },
} as const satisfies Record<string, Text>

export function explain(result: GradeResult, options: ExplainOptions): string {
  const { locale, again } = options
  const view = viewOf(result, 'instructor')
  const paint = painters(options.theme)
  const say = sayer(options.theme)
  const red = view.pitfalls.flatMap(({ id, checks }) =>
    checks.filter(({ verdict }) => verdict !== 'passed').map(check => ({ id, check })),
  )
  const lines = [
    ...headLines(view, options),
    '',
    ...red.flatMap(({ id, check }) => checkLines(id, check, options)),
    ...(view.verdict === 'passed' ? say(EXPLAIN.stands[locale]) : []),
    '',
    ...view.submission.notices.flatMap(({ entry, message }) =>
      say(
        `${entry === undefined ? '' : entry + COLON[locale]}${message[locale]}`,
        '  ',
      ),
    ),
    ...insideOf(result, locale).flatMap(({ label, value }) =>
      say(labelled(label, value, locale), '  '),
    ),
    ...say(EXPLAIN.fingerprint[locale], '  ').map(paint.dim),
    ...(again === undefined
      ? []
      : ['', ...say(labelled(EXPLAIN.again, again, locale))]),
  ]
  return `${lines.join('\n')}\n`
}

/** Foreign text as lines of the screen. */
const sayer =
  (theme: Theme) =>
  (text: string, indent = ''): string[] =>
    wrap(forTerminal(text, theme), theme.columns - indent.length).map(
      line => indent + line,
    )

function headLines(view: View, { locale, theme }: ExplainOptions): string[] {
  const paint = painters(theme)
  const say = sayer(theme)
  const verdict =
    view.submission.name + COLON[locale] + CHECK_WORDS[view.verdict][locale]
  return [
    ...(isUnverified(view) ? say(WORDS.unverified[locale]).map(paint.bad) : []),
    ...say(`${verdict}  ${scoreText(view)[locale]}`).map(paint.strong),
    ...say(countText(view)[locale]),
    ...remarksOf(view)
      .filter(({ text }) => text !== WORDS.unverified)
      .flatMap(({ text }) => say(text[locale])),
  ]
}

function checkLines(
  pitfall: string,
  check: ViewCheck,
  { locale, theme }: ExplainOptions,
): string[] {
  const paint = painters(theme)
  const say = sayer(theme)
  const { expected, observed, limit, frames, points, max } = check
  const word = CHECK_WORDS[check.verdict][locale]
  const part = (label: Text, text: Text | undefined) =>
    text === undefined ? [] : say(labelled(label, text[locale], locale), '    ')
  const hidden = check.visibility === 'hidden' ? ` [${WORDS.hidden[locale]}]` : ''
  return [
    ...say(
      `${pitfall}/${check.id}${hidden}${COLON[locale]}${check.title[locale]}  ${points}/${max}  ${word}`,
    ).map(paint.bad),
    ...part(WORDS.expected, expected),
    ...part(WORDS.observed, observed ?? EXPLAIN.withoutDetail),
    ...(limit === undefined ? [] : say(limitText(limit)[locale], '    ')),
    ...(frames ?? []).flatMap(({ dir, text }) => say(`${dir} ${text}`, '    ')),
  ]
}
