/** The few sentences that every report opens with, so that no format forgets one. */
import type { Locale, Text } from '@workshop/syllabus'
import { CHECK_WORDS, type Flag, type GradeResult } from '../results/index.ts'
import type { Passed, View } from './view.ts'
import {
  FLAG_WORDS,
  hiddenSummary,
  keptResult,
  LEVEL_WORDS,
  notTold,
  passedOf,
  pointsOf,
  publicOf,
  WORDS,
} from './words.ts'

export const isUnverified = (of: Pick<View, 'flags'>): boolean =>
  of.flags.some(({ kind }) => kind === 'unverified')

export const scoreText = ({ score }: Pick<View, 'score'>): Text =>
  score === null ? WORDS.noScore : pointsOf(score.points, score.max)

export const verdictText = ({ verdict }: Pick<View, 'verdict'>): Text =>
  CHECK_WORDS[verdict]

/** Always how many checks there are, never only those that may be seen. */
export function countText({ checks }: View): Text {
  const { public: shown, hidden } = checks
  const total = shown.total + hidden.total
  if (hidden.total === 0) return passedOf(shown.passed, shown.total)
  const told =
    hidden.passed === null
      ? notTold(hidden.total)
      : hiddenSummary({ passed: hidden.passed, total: hidden.total })
  const texts = [
    publicOf(shown.total, total),
    passedOf(shown.passed, shown.total),
    told,
  ]
  return {
    en: texts.map(({ en }) => en).join('; '),
    zh: texts.map(({ zh }) => zh).join('；'),
  }
}

/** Hidden checks that are told as one count over all pitfalls, in no row of the view. */
export function countedOnly(view: View): Passed | undefined {
  const { passed, total } = view.checks.hidden
  const isInRow = view.pitfalls.some(
    ({ hidden, checks }) =>
      hidden !== undefined || checks.some(({ visibility }) => visibility === 'hidden'),
  )
  return passed === null || total === 0 || isInRow ? undefined : { passed, total }
}

export interface Remark {
  /** `bad`: the reader must not miss it. */
  tone: 'bad' | 'plain'
  text: Text
  /** Whether the text has foreign parts, and has to go through a sink. */
  foreign: boolean
}

/** In the order of weight; the first one is the warning of a grading in the open. */
export function remarksOf(view: View): Remark[] {
  const remarks: Remark[] = []
  const add = (tone: Remark['tone'], text: Text, foreign = false) =>
    remarks.push({ tone, text, foreign })
  if (isUnverified(view)) add('bad', WORDS.unverified)
  if (view.verdict === 'infra-error') add('bad', WORDS.needsAttention)
  if (view.reason !== null) add('bad', view.reason, true)
  if (view.kept !== null) {
    const { points, max, at } = view.kept
    const worth = pointsOf(points, max)
    add('plain', {
      en: keptResult(worth.en, at).en,
      zh: keptResult(worth.zh, at).zh,
    })
  }
  for (const flag of view.flags) {
    if (flag.kind !== 'unverified') add('plain', flagText(flag), true)
  }
  if (view.publicOnly) add('plain', WORDS.publicOnly)
  return remarks
}

export function flagText(flag: Flag): Text {
  const said = FLAG_WORDS[flag.kind]
  if (flag.kind !== 'suspicious') {
    return {
      en: `${flag.kind}: ${said.en}`,
      zh: `${flag.kind}：${said.zh}`,
    }
  }
  return {
    en: `suspicious(${flag.why}): ${said.en}`,
    zh: `suspicious(${flag.why})：${said.zh}`,
  }
}

export const isolationText = (level: View['isolation']): Text | undefined =>
  level === null
    ? undefined
    : {
        en: `${level}: ${LEVEL_WORDS[level].en}`,
        zh: `${level}：${LEVEL_WORDS[level].zh}`,
      }

/** Name of the person, or of what was handed in where the roster has none. */
export const whoOf = ({ submission }: Pick<View, 'submission'>): string =>
  submission.learner === null
    ? submission.name
    : `${submission.learner.name || submission.learner.id} (${submission.name})`

export const stageText = (view: Pick<View, 'stage'>): Text =>
  view.stage === null
    ? { en: 'stage unknown', zh: '阶段未知' }
    : {
        en: `stage ${view.stage.id} · ${view.stage.title.en}`,
        zh: `阶段 ${view.stage.id} · ${view.stage.title.zh}`,
      }

/** What only the instructor sees, one line each: label and foreign text. */
export function insideOf(
  result: GradeResult,
  locale: Locale,
): { label: Text; value: string }[] {
  const { key, seeds, versions, submission, attempts, history, sandbox } = result
  const { grader, node, tests } = versions
  const probes = sandbox?.probes ?? []
  const held = (value: boolean | null) =>
    (value === null ? WORDS.notTried : value ? WORDS.held : WORDS.gaveWay)[locale]
  return [
    { label: WORDS.key, value: key },
    {
      label: WORDS.tree,
      value: [submission.source, submission.tree, submission.commit]
        .filter(part => part != null)
        .join(' '),
    },
    { label: WORDS.seeds, value: seeds.join(', ') },
    {
      label: WORDS.versions,
      value: `grader ${grader}, node ${node}, ${WORDS.tests[locale]} ${tests}`,
    },
    { label: WORDS.feedback, value: result.policy.feedback },
    ...probes.map(({ name, held: value, detail }) => ({
      label: WORDS.probe,
      value: `${name}: ${held(value)}${detail === '' ? '' : ` (${detail})`}`,
    })),
    ...attempts.map(({ at, why }) => ({
      label: WORDS.attempts,
      value: `${at} ${why}`,
    })),
    ...history.map(({ at, verdict, points, max }) => ({
      label: WORDS.history,
      value: `${at} ${CHECK_WORDS[verdict][locale]} ${points ?? '-'}/${max}`,
    })),
  ].filter(({ value }) => value !== '')
}
