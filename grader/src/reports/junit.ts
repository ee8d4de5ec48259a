/**
 * JUnit XML in the dialect of Surefire and Jenkins: a suite for each submission, a
 * test case for each check. What is no assertion is an error of its own type; a
 * grading that did not end as it should has a test case that says so.
 */
import type { Locale } from '@workshop/syllabus'
import {
  CHECK_WORDS,
  type CheckVerdict,
  type GradeResult,
  limitText,
} from '../results/index.ts'
import { countedOnly, flagText, insideOf, isolationText, scoreText } from './facts.ts'
import { forXml } from './sinks.ts'
import type { Audience, Passed, View, ViewCheck, ViewPitfall } from './view.ts'
import { viewOf } from './view-of.ts'
import { hiddenSummary, WORDS } from './words.ts'

export interface JunitOptions {
  audience: Audience
  locale: Locale
}

interface Case {
  className: string
  name: string
  seconds: number
  body: string
  kind: 'passed' | 'failure' | 'error' | 'skipped'
}

export function renderJunit(
  results: readonly GradeResult[],
  options: JunitOptions,
): string {
  const suites = results.map((result, at) => suiteOf(result, at, options))
  const sum = (count: (suite: Suite) => number) =>
    suites.reduce((all, suite) => all + count(suite), 0)
  const attributes = [
    'name="mcp-workshop"',
    ...countsOf(suites.flatMap(({ cases }) => cases)),
    `time="${sum(({ seconds }) => seconds).toFixed(3)}"`,
  ]
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${attributes.join(' ')}>`,
    ...suites.map(({ text }) => text),
    '</testsuites>',
    '',
  ].join('\n')
}

interface Suite {
  text: string
  cases: readonly Case[]
  seconds: number
}

function suiteOf(result: GradeResult, at: number, options: JunitOptions): Suite {
  const { audience, locale } = options
  const view = viewOf(result, audience)
  const cases = [
    ...gradingCase(view, locale),
    ...view.pitfalls.flatMap(pitfall => [
      ...pitfall.checks.map(check => caseOf(pitfall, check, view, locale)),
      ...hiddenCase(pitfall.id, pitfall.hidden, view, locale),
    ]),
    ...hiddenCase('hidden', countedOnly(view), view, locale),
  ]
  const seconds = view.durationMs / 1000
  const attributes = [
    `id="${at}"`,
    `name="${forXml(`${view.submission.name} stage ${view.stage?.id ?? 'unknown'}`)}"`,
    'hostname="grader"',
    ...countsOf(cases),
    `time="${seconds.toFixed(3)}"`,
    `timestamp="${forXml(view.gradedAt)}"`,
  ]
  const text = [
    `  <testsuite ${attributes.join(' ')}>`,
    '    <properties>',
    ...propertiesOf(view, result, options).map(
      ([name, value]) =>
        `      <property name="${forXml(name)}" value="${forXml(value)}"/>`,
    ),
    '    </properties>',
    ...cases.map(caseText),
    '  </testsuite>',
  ].join('\n')
  return { text, cases, seconds }
}

function countsOf(cases: readonly Case[]): string[] {
  const count = (kind: Case['kind']) => cases.filter(one => one.kind === kind).length
  return [
    `tests="${cases.length}"`,
    `failures="${count('failure')}"`,
    `errors="${count('error')}"`,
    `skipped="${count('skipped')}"`,
  ]
}

function propertiesOf(
  view: View,
  result: GradeResult,
  { audience, locale }: JunitOptions,
): [string, string][] {
  const isolation = isolationText(view.isolation)?.[locale]
  return [
    ['verdict', view.verdict],
    ['score', scoreText(view)[locale]],
    ...(isolation === undefined ? [] : [['isolation', isolation] as [string, string]]),
    ...view.flags.map((flag): [string, string] => ['flag', flagText(flag)[locale]]),
    ...(audience === 'learner' ? [] : insideOf(result, locale)).map(
      ({ label, value }): [string, string] => [label[locale], value],
    ),
  ]
}

const classOf = (view: View, pitfall: string) =>
  `stage-${view.stage?.id ?? 'unknown'}.${pitfall}`

/** Red whenever the grading did not end with a word on every check. */
function gradingCase(view: View, locale: Locale): Case[] {
  if (view.verdict === 'passed' || view.verdict === 'failed') return []
  const isRefused = view.verdict === 'rejected-input'
  const type = view.verdict === 'infra-error' ? 'infra' : view.verdict
  const message = view.reason?.[locale] ?? CHECK_WORDS[view.verdict][locale]
  return [
    {
      className: classOf(view, 'grading'),
      name: (isRefused ? WORDS.accepted : WORDS.grading)[locale],
      seconds: 0,
      kind: 'error',
      body: outcome('error', type, message),
    },
  ]
}

const outcome = (kind: string, type: string, message: string) =>
  `<${kind} type="${forXml(type)}" message="${forXml(message)}"/>`

function caseOf(
  { id }: ViewPitfall,
  check: ViewCheck,
  view: View,
  locale: Locale,
): Case {
  const kind = kindOf(check.verdict)
  const word = CHECK_WORDS[check.verdict][locale]
  const seen = [
    check.observed?.[locale] ?? word,
    ...(check.limit === undefined ? [] : [limitText(check.limit)[locale]]),
  ].join('; ')
  return {
    className: classOf(view, id),
    name: `${check.id}: ${check.title[locale]}`,
    seconds: check.ms / 1000,
    kind,
    body: kind === 'passed' ? '' : outcome(kind, check.verdict, seen),
  }
}

function kindOf(verdict: CheckVerdict): Case['kind'] {
  if (verdict === 'passed') return 'passed'
  // What is skipped looks green to some readers: a locked guard is a failure.
  if (verdict === 'failed' || verdict === 'locked') return 'failure'
  return verdict === 'not-run' ? 'skipped' : 'error'
}

function hiddenCase(
  name: string,
  hidden: Passed | undefined,
  view: View,
  locale: Locale,
): Case[] {
  if (hidden === undefined) return []
  const isGreen = hidden.passed === hidden.total
  const message = hiddenSummary(hidden)[locale]
  return [
    {
      className: classOf(view, name),
      name: WORDS.hiddenChecks[locale],
      seconds: 0,
      kind: isGreen ? 'passed' : 'failure',
      body: isGreen ? '' : outcome('failure', 'failed', message),
    },
  ]
}

function caseText({ className, name, seconds, body }: Case): string {
  const attributes = [
    `classname="${forXml(className)}"`,
    `name="${forXml(name)}"`,
    `time="${seconds.toFixed(3)}"`,
  ].join(' ')
  if (body === '') return `    <testcase ${attributes}/>`
  return `    <testcase ${attributes}>\n      ${body}\n    </testcase>`
}
