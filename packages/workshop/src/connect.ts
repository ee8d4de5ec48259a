/**
 * `pnpm connect`: the learner's own client on a real server. Prints what was
 * agreed on the wire, the server's tools, one call, the frames, and how the client
 * says it is doing. 0: it went well. 1: something stopped. 2: badly typed.
 */
import { buildFile, LoadError } from '@workshop/testkit/subject'
import { findingsOf } from './connect/findings.ts'
import { type Request, requestOf } from './connect/request.ts'
import { refusedResult, sessionResult, toSafeJson } from './connect/result.ts'
import { connectScreen } from './connect/screen.ts'
import { runSession } from './connect/session.ts'
import { loadTrouble, troubleOf } from './connect/trouble.ts'
import { readWire } from './connect/wire.ts'
import type { Context } from './context.ts'
import { pageFor, print } from './page.ts'
import { ROWS } from './phrases/connect.ts'

export async function connectCommand(
  args: readonly string[],
  context: Context,
): Promise<number> {
  const request = requestOf(args, context.cwd)
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
  const session = await runSession({ ...request, module, cwd, env, signal }).finally(
    interrupt.forget,
  )
  const wire = readWire(session.runs)
  const trouble = await troubleOf(session, wire, { ...request, theme })
  const findings = findingsOf(session, wire)
  const report = { request, session, wire, findings, trouble }
  if (request.json) print(context, [toSafeJson(sessionResult(report, context))])
  else print(context, connectScreen(report, context))
  return interrupt.code() ?? (trouble ? 1 : 0)
}

/** As a shell would report them. */
const SIGNAL_CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const

/** The first signal to this process ends the session; its code becomes ours. */
function interruption() {
  const controller = new AbortController()
  let code: number | undefined
  const listeners = Object.entries(SIGNAL_CODES).map(([signal, number]) => {
    const listener = (): void => {
      code ??= number
      controller.abort()
    }
    process.on(signal, listener)
    return () => process.off(signal, listener)
  })
  const forget = (): void => {
    for (const remove of listeners) remove()
  }
  return { signal: controller.signal, code: () => code, forget }
}
