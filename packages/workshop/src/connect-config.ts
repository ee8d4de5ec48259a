/**
 * `pnpm connect --config mcp.json`: the learner's own manager of stage 02 on every
 * server of a file; with the links of stage 03 also on those behind a URL. 0: all that are switched on are connected, and the file has no
 * problem. 1: otherwise. 2: badly typed.
 */

import type { Text } from '@workshop/syllabus'
import { buildFile, LoadError } from '@workshop/testkit/subject'
import { interruption } from './connect/interruption.ts'
import type { Typed } from './connect/request.ts'
import { toSafeJson } from './connect/result.ts'
import { loadTrouble } from './connect/trouble.ts'
import { reportOf } from './connect-config/report.ts'
import {
  type ConfigRequest,
  configRequestOf,
  modulesOf,
  readConfig,
} from './connect-config/request.ts'
import { configResult, unusableResult } from './connect-config/result.ts'
import { configScreen } from './connect-config/screen.ts'
import { runManagerSession } from './connect-config/session.ts'
import { troubleOf } from './connect-config/trouble.ts'
import type { Context } from './context.ts'
import { pageFor, print } from './page.ts'
import { ROWS } from './phrases/connect.ts'

export async function connectConfig(typed: Typed, context: Context): Promise<number> {
  const request = configRequestOf(typed, context.cwd)
  const { text, unreadable } = readConfig(request)
  if (text === undefined) return refuse(unreadable, request, context)
  try {
    const modules: string[] = []
    for (const file of modulesOf(request.dir)) {
      modules.push(await buildFile(request.dir, file))
    }
    return await connectWith(modules, text, request, context)
  } catch (cause) {
    if (!(cause instanceof LoadError)) throw cause
    return refuse(loadTrouble(cause).says, request, context)
  }
}

function refuse(says: Text, request: ConfigRequest, context: Context): number {
  const lines = request.json
    ? [toSafeJson(unusableResult(request, says, context))]
    : pageFor(context).row(ROWS.problem, says)
  print(context, lines)
  return 1
}

async function connectWith(
  modules: readonly string[],
  text: string,
  request: ConfigRequest,
  context: Context,
): Promise<number> {
  const { cwd, env, theme } = context
  const { file, patienceMs, json, dir } = request
  const { signal, code, forget } = interruption()
  const session = await runManagerSession({
    modules,
    file,
    text,
    patienceMs,
    cwd,
    env,
    signal,
  }).finally(forget)
  const trouble = await troubleOf(session, { dir, theme })
  const report = reportOf(session, { file, text }, trouble)
  const result = configResult(report, request, context)
  print(context, json ? [toSafeJson(result)] : configScreen(report, request, context))
  return code() ?? (result.ok ? 0 : 1)
}
