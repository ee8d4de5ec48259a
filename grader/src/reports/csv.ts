/**
 * One row a learner, for a gradebook (RFC 4180, CRLF). A cell is empty where there
 * is no score; an infrastructure error never turns one into 0. For instructors.
 */
import type { GradeResult } from '../results/index.ts'
import { forCsv } from './sinks.ts'
import { type Standing, standingsOf } from './standing.ts'

export interface CsvOptions {
  /** Excel takes UTF-8 for what it is only behind a byte order mark. */
  bom?: boolean
}

const PERSON = ['id', 'name', 'email', 'submission'] as const
const PER_STAGE = [
  'points',
  'max',
  'verdict',
  'flags',
  'needs_attention',
  'handed_in',
  'graded',
  'key',
] as const

export function renderCsv(
  results: readonly GradeResult[],
  { bom = false }: CsvOptions = {},
): string {
  const standings = standingsOf(results)
  const stages = [...new Set(standings.map(({ stage }) => stageName(stage)))].sort()
  const people = new Map<string, Standing[]>()
  for (const standing of standings) {
    const key = JSON.stringify([
      standing.newest.submission.learner === null,
      standing.who,
    ])
    people.set(key, [...(people.get(key) ?? []), standing])
  }
  const header = [
    ...PERSON,
    'points_total',
    'max_total',
    'unverified',
    ...stages.flatMap(stage => PER_STAGE.map(column => `${stage}_${column}`)),
  ]
  const rows = [...people.values()]
    .map(own => rowOf(own, stages))
    .sort((a, b) => (a[0] ?? '').localeCompare(b[0] ?? ''))
  const lines = [header, ...rows].map(row => row.map(forCsv).join(','))
  return `${bom ? '\ufeff' : ''}${lines.join('\r\n')}\r\n`
}

const stageName = (stage: GradeResult['stage']) => `stage_${stage ?? 'unknown'}`

function rowOf(own: readonly Standing[], stages: readonly string[]): string[] {
  const submission = own[0]?.newest.submission
  const learner = submission?.learner
  const scores = own.flatMap(({ counts }) => counts?.score ?? [])
  const sum = (key: 'points' | 'max') => scores.reduce((all, one) => all + one[key], 0)
  // A total with a stage missing would look like a low score.
  const isWhole = scores.length === own.length
  const open = own.some(({ counts, newest }) =>
    (counts ?? newest).flags.some(({ kind }) => kind === 'unverified'),
  )
  return [
    learner?.id ?? '',
    learner?.name ?? '',
    learner?.email ?? '',
    submission?.name ?? '',
    isWhole ? `${sum('points')}` : '',
    isWhole ? `${sum('max')}` : '',
    open ? 'UNVERIFIED' : '',
    ...stages.flatMap(stage =>
      cellsOf(own.find(standing => stageName(standing.stage) === stage)),
    ),
  ]
}

function cellsOf(standing: Standing | undefined): string[] {
  if (standing === undefined) return PER_STAGE.map(() => '')
  const { counts, newest } = standing
  const shown = counts ?? newest
  const flags = shown.flags.map(flag =>
    flag.kind === 'suspicious' ? `suspicious(${flag.why})` : flag.kind,
  )
  return [
    shown.score === null ? '' : `${shown.score.points}`,
    shown.score === null ? '' : `${shown.score.max}`,
    shown.verdict,
    flags.join(' '),
    newest.verdict === 'infra-error' ? 'yes' : '',
    shown.submission.submittedAt ?? '',
    shown.times.finishedAt,
    shown.key,
  ]
}
