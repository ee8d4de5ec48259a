/**
 * A session as the one object that `--json` prints. It quotes a foreign server, so
 * that no character of it may do anything to a terminal.
 */
import {
  type CommandResult,
  commandResult,
  type Figure,
  figure,
  notMeasured,
  reported,
} from '@workshop/report'
import { displayPath } from '@workshop/testkit/state'
import type { Context } from '../context.ts'
import { PHRASES } from '../phrases/connect.ts'
import type { Request } from './request.ts'
import type { Report } from './screen.ts'
import type { Trouble } from './trouble.ts'

export function sessionResult(report: Report, context: Context): CommandResult {
  const { request, session, wire, findings, trouble } = report
  const { tools, choice, result, stats, closedAfterMs, leftBehind } = session
  const { revision, run, open, noise } = wire
  const why = trouble?.says[context.locale]
  const agreed = revision ? `${revision.era} ${revision.version}` : undefined
  const called = choice ? choice.name : PHRASES.noneHarmless[context.locale]
  const summary =
    why ?? PHRASES.summary(tools?.length ?? 0, agreed ?? '', called)[context.locale]
  const measured = (value: number | string | undefined, unit = ''): Figure =>
    value === undefined
      ? notMeasured(unit, 'reported', why ?? '')
      : reported(value, unit)
  const figures = {
    session: figure(trouble ? 'stopped' : 'whole', '', 'whole', !trouble),
    revision: measured(agreed),
    tools: measured(tools?.length),
    noise: measured(noise.lines, 'lines'),
    leftBehind: measured(leftBehind, 'processes'),
  }
  return commandResult('connect', summary, figures, {
    ...placeOf(request),
    era: revision?.era ?? null,
    revision: revision?.version ?? null,
    tools: tools ?? null,
    call: choice ? { ...choice, why: choice.why?.[context.locale] ?? null } : null,
    result: result ?? null,
    stats: stats ?? null,
    wire: {
      starts: session.runs.length,
      frames: run?.frames.length ?? 0,
      unanswered: open,
      noise,
    },
    closedAfterMs: closedAfterMs ?? null,
    notes: findings.map(({ says }) => says[context.locale]),
    problem: why ?? null,
    pitfall: trouble?.pitfall ?? null,
  })
}

/** Of a client that could not be used at all. */
export function refusedResult(
  request: Request,
  { says }: Trouble,
  { locale }: Context,
): CommandResult {
  const why = says[locale]
  const figures = { session: notMeasured('', 'whole', why) }
  return commandResult('connect', why, figures, { ...placeOf(request), problem: why })
}

function placeOf({ dir, command, args }: Request) {
  return { client: `${displayPath(dir)}/src/client.ts`, server: [command, ...args] }
}

/** Controls and direction marks that JSON leaves as they are. */
const UNSAFE = /[\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g

export function toSafeJson(result: CommandResult): string {
  return JSON.stringify(result).replace(
    UNSAFE,
    found => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
