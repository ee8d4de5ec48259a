/**
 * A learner's view as rows that are either worth everything or nothing, for the
 * platforms that show a learner the whole file. Hidden checks that are told as a
 * count become one row for those that passed and one for those that did not.
 */
import type { Text } from '@workshop/syllabus'
import { type CheckVerdict, limitText } from '../../results/index.ts'
import { countedOnly } from '../facts.ts'
import type { Passed, View, ViewCheck, ViewPitfall } from '../view.ts'
import { hiddenSummary, WORDS } from '../words.ts'

export interface ToldRow {
  pitfall: string
  /** The pitfall's place in the stage, from 1; `null` for what is in no pitfall. */
  task: number | null
  name: Text
  expected?: Text
  verdict: CheckVerdict
  points: number
  max: number
  /** What was observed; `null` for what passed. */
  message: Text | null
  ms: number
}

export function toldRows(view: View): ToldRow[] {
  const rows = view.pitfalls.flatMap((pitfall, at) => [
    ...pitfall.checks.map(check => checkRow(pitfall, check, at + 1)),
    ...(pitfall.hidden === undefined
      ? []
      : hiddenRows(pitfall.id, at + 1, pitfall.hidden, rest(pitfall))),
  ])
  const counted = countedOnly(view)
  if (counted === undefined) return rows
  const sum = (key: 'points' | 'max') => rows.reduce((all, row) => all + row[key], 0)
  const left = {
    points: (view.score?.points ?? 0) - sum('points'),
    max: (view.score?.max ?? 0) - sum('max'),
  }
  return [...rows, ...hiddenRows('hidden', null, counted, left)]
}

interface Worth {
  points: number
  max: number
}

/** What a pitfall is worth beyond the checks that are shown. */
const rest = ({ points, max, checks }: ViewPitfall): Worth => ({
  points: checks.reduce((left, check) => left - check.points, points),
  max: checks.reduce((left, check) => left - check.max, max),
})

function checkRow(pitfall: ViewPitfall, check: ViewCheck, task: number): ToldRow {
  const { verdict, points, max, ms, expected } = check
  return {
    pitfall: pitfall.id,
    task,
    name: {
      en: `${pitfall.id}: ${check.title.en}`,
      zh: `${pitfall.id}：${check.title.zh}`,
    },
    verdict,
    points,
    max,
    message: verdict === 'passed' ? null : messageOf(check),
    ms,
    ...(expected === undefined ? {} : { expected }),
  }
}

function messageOf({ observed, limit }: ViewCheck): Text | null {
  const parts = [
    ...(observed === undefined ? [] : [observed]),
    ...(limit === undefined ? [] : [limitText(limit)]),
  ]
  if (parts.length === 0) return null
  return {
    en: parts.map(({ en }) => en).join('; '),
    zh: parts.map(({ zh }) => zh).join('；'),
  }
}

function hiddenRows(
  pitfall: string,
  task: number | null,
  hidden: Passed,
  { points, max }: Worth,
): ToldRow[] {
  const told = hiddenSummary(hidden)
  const row = (verdict: 'passed' | 'failed', worth: Worth): ToldRow => ({
    pitfall,
    task,
    name: {
      en: `${pitfall}: ${told.en}`,
      zh: `${pitfall}：${told.zh}`,
    },
    verdict,
    ...worth,
    message: verdict === 'passed' ? null : WORDS.hiddenChecks,
    ms: 0,
  })
  return [
    ...(hidden.passed > 0 ? [row('passed', { points, max: points })] : []),
    ...(hidden.passed < hidden.total
      ? [row('failed', { points: 0, max: max - points })]
      : []),
  ]
}
