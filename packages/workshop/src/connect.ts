/**
 * `pnpm connect`: the learner's own client on a real server. Prints what was
 * agreed on the wire, the server's tools, one call, the frames, and how the client
 * says it is doing. 0: it went well. 1: something stopped. 2: badly typed.
 * With `--config`, connect-config.ts takes over.
 */
import { buildFile, LoadError } from '@workshop/testkit/subject'
import { findingsOf } from './connect/findings.ts'
import { interruption } from './connect/interruption.ts'
import { type Request, requestOf, typedWords } from './connect/request.ts'
import { refusedResult, sessionResult, toSafeJson } from './connect/result.ts'
import { connectScreen } from './connect/screen.ts'
import { runSession } from './connect/session.ts'
import { loadTrouble, troubleOf } from './connect/trouble.ts'
import { readWire } from './connect/wire.ts'
import { connectConfig } from './connect-config.ts'
import type { Context } from './context.ts'
import { pageFor, print } from './page.ts'
import { ROWS } from './phrases/connect.ts'

export async function connectCommand(
  args: readonly string[],
  context: Context,
): Promise<number> {
  const typed = typedWords(args)
  if (typed.values.config !== undefined) return connectConfig(typed, context)
  const request = requestOf(typed, context.cwd)
  try {
    return await connectWith(await buildFile(request.dir, CLIENT), request, context)
  } catch (cause) {
    if (!(cause instanceof LoadError)) throw cause
    const trouble = loadTrouble(cause)
    const page = pageFor(context)
    if (request.json)
      print(context, [toSafeJson(refusedResult(request, trouble, context))])
    else print(context, page.row(ROWS.problem, trouble.says))
    return 1
  }
}

const CLIENT = 'src/client.ts'

async function connectWith(
  module: string,
  request: Request,
  context: Context,
): Promise<number> {
  const { cwd, env, theme } = context
  const interrupt = interruption()
  const { signal } = interrupt
  const session = await runSession({
    ...request,
    modules: [module],
    cwd,
    env,
    signal,
  }).finally(interrupt.forget)
  const wire = readWire(session.runs)
  const trouble = await troubleOf(session, wire, { ...request, theme })
  const findings = findingsOf(session, wire)
  const report = { request, session, wire, findings, trouble }
  if (request.json) print(context, [toSafeJson(sessionResult(report, context))])
  else print(context, connectScreen(report, context))
  return interrupt.code() ?? (trouble ? 1 : 0)
}
