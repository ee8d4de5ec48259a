/** Results of every kind, and every format a report has, for tests over all of them. */
import { PLAIN } from '@workshop/report'
import type { Locale } from '@workshop/syllabus'
import {
  type Audience,
  explain,
  renderClassroom50,
  renderCsv,
  renderExercism,
  renderGithubReporter,
  renderGradescope,
  renderHtml,
  renderJson,
  renderJunit,
  renderMarkdown,
  renderOverviewHtml,
  renderOverviewMarkdown,
  renderOverviewTerminal,
  renderTerminal,
  renderTerminalList,
} from '../../src/reports/index.ts'
import {
  type GradeResult,
  infraError,
  LIMIT_VERDICTS,
  rejectedInput,
} from '../../src/results/index.ts'
import { aboutOf, resultOf } from '../results/fixture.ts'

const reason = { en: 'refused: a link', zh: '拒收：链接' }
const LIMIT = { of: 'slot', unit: 'bytes', value: 1_048_576, usage: null } as const

/** By verdict. */
export const SAMPLES: Readonly<Record<string, GradeResult>> = {
  passed: resultOf(),
  failed: resultOf({ 'glued-frames/hit': 'fail' }),
  ...Object.fromEntries(
    LIMIT_VERDICTS.map(verdict => [
      verdict,
      resultOf({}, { outcome: { stop: { verdict, limit: LIMIT } } }),
    ]),
  ),
  ...Object.fromEntries(
    (['crashed', 'protocol-violation', 'not-run'] as const).map(verdict => [
      verdict,
      resultOf({}, { outcome: { stop: { verdict, text: reason } } }),
    ]),
  ),
  'rejected-input': rejectedInput(reason, aboutOf({ sandbox: null })),
  'infra-error': infraError(reason, aboutOf(), { needsAttention: true }),
}

export const IDENTITY = {
  classroom: 'mcp',
  assignment: 'stage-01',
  assignmentType: 'individual',
  owner: 'ada',
  submission: 'submit/20261130T100000Z-abc1234',
  commit: 'https://example.org/c',
  release: 'https://example.org/r',
  review: 'https://example.org/v',
  committedAt: new Date('2026-11-29T10:00:00.123Z'),
} as const

const THEME = { ...PLAIN, unicode: true }
const again = 'pnpm grade ada.zip --stage 01'
const handed = { publishUnverified: true }
type Render = (result: GradeResult, locale: Locale) => string

const forBoth = (
  name: string,
  render: (result: GradeResult, locale: Locale, audience: Audience) => string,
) =>
  (['learner', 'instructor'] as const).map((audience): [string, Render] => [
    `${name} ${audience}`,
    (result, locale) => render(result, locale, audience),
  ])

/** What a learner may get to see, and what only an instructor does. */
export const FORMATS: Readonly<Record<string, Render>> = Object.fromEntries([
  ...forBoth('terminal', (result, locale, audience) =>
    renderTerminal(result, { locale, audience, theme: THEME }),
  ),
  ...forBoth('terminal-list', (result, locale, audience) =>
    renderTerminalList([result], { locale, audience, theme: THEME }),
  ),
  ...forBoth('json', (result, _, audience) => renderJson(result, audience)),
  ...forBoth('junit', (result, locale, audience) =>
    renderJunit([result], { locale, audience }),
  ),
  ...forBoth('markdown', (result, locale, audience) =>
    renderMarkdown(result, { locale, audience }),
  ),
  ...forBoth('html', (result, locale, audience) =>
    renderHtml(result, { locale, audience }),
  ),
  ['csv instructor', result => renderCsv([result])],
  ['explain instructor', (r, locale) => explain(r, { locale, theme: THEME, again })],
  ['overview-html instructor', (r, locale) => renderOverviewHtml([r], { locale })],
  ['overview-md instructor', (r, locale) => renderOverviewMarkdown([r], { locale })],
  [
    'overview-terminal instructor',
    (r, locale) => renderOverviewTerminal([r], { locale, theme: THEME }),
  ],
  [
    'gradescope instructor',
    (result, locale) => renderGradescope(result, { locale, ...handed }).text ?? '',
  ],
  [
    'github learner',
    (result, locale) => renderGithubReporter(result, { locale, ...handed }).text ?? '',
  ],
  [
    'classroom50 learner',
    (result, locale) =>
      renderClassroom50(result, { locale, ...handed, identity: IDENTITY }).text ?? '',
  ],
  [
    'exercism learner',
    (result, locale) => renderExercism(result, { locale, ...handed }).text ?? '',
  ],
])
