/**
 * A session with a manager as the one object that `--json` prints. No value of an
 * entry is in it: they may be secrets.
 */
import {
  allOf,
  atMost,
  type CommandResult,
  commandResult,
  figure,
  notMeasured,
  reported,
} from '@workshop/report'
import type { Text } from '@workshop/syllabus'
import type { Context } from '../context.ts'
import { PHRASES } from '../phrases/connect-config.ts'
import type { ConfigReport } from './report.ts'
import { type ConfigRequest, managerIn } from './request.ts'

export function configResult(
  report: ConfigReport,
  request: ConfigRequest,
  { locale }: Context,
): CommandResult {
  const { session, rows, problems, notes, trouble, wanted, connected } = report
  const why = trouble?.says[locale]
  const tools = session.tools?.map(({ name, server, tool }) => ({ name, server, tool }))
  const figures = {
    session: figure(trouble ? 'stopped' : 'whole', '', 'whole', !trouble),
    connected: allOf(connected, wanted, 'servers'),
    problems: atMost(problems.length, 0),
    tools: tools
      ? reported(tools.length)
      : notMeasured('', 'reported', why ?? 'tools() was not asked'),
    leftBehind: reported(session.leftBehind, 'processes'),
  }
  const summary = why ?? PHRASES.summary(connected, wanted, tools?.length ?? 0)[locale]
  return commandResult('connect', summary, figures, {
    ...placeOf(request),
    servers: rows.map(({ fix, ...row }) => ({ ...row, fix: fix?.[locale] ?? null })),
    tools: tools ?? null,
    problems: problems.map(({ fix, ...line }) => ({
      ...line,
      fix: fix?.[locale] ?? null,
    })),
    connectedAfterMs: session.connectedAfterMs ?? null,
    closedAfterMs: session.closedAfterMs ?? null,
    notes: notes.map(({ says }) => says[locale]),
    problem: why ?? null,
    pitfall: trouble?.pitfall ?? null,
  })
}

/** Of a session that could not even begin. */
export function unusableResult(
  request: ConfigRequest,
  says: Text,
  { locale }: Context,
): CommandResult {
  const why = says[locale]
  const figures = { session: notMeasured('', 'whole', why) }
  return commandResult('connect', why, figures, { ...placeOf(request), problem: why })
}

function placeOf({ dir, file }: ConfigRequest) {
  return { manager: managerIn(dir), config: file }
}
