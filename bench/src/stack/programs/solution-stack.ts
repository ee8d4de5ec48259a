/**
 * The whole of stage 05 around one call: the gate over a thousand rules, the check of
 * the arguments, the breaker, the signals and the audit trail. The trail's lines are
 * made and go nowhere: what a disk costs is not the stack's.
 */
import type { GateModule, Ruling } from '../../gate/programs/solution-gate.ts'
import { builtModule } from '../../manager/programs/solution-manager.ts'

interface Result {
  content?: { text?: unknown }[]
  isError?: boolean
}

export interface Client {
  listPage(): Promise<{ tools: { name: string; inputSchema: object }[] }>
  callTool(
    name: string,
    args: object,
    options?: { signal: AbortSignal },
  ): Promise<Result>
  close(): Promise<void>
}

interface Telemetry {
  decided(decided: Ruling & { server: string; tool: string }): void
  called(call: Called): void
}

interface Called {
  server: string
  tool: string
  ms: number
  transport: 'stdio'
  error?: string
}

interface Breaker {
  call(
    server: string,
    tool: string,
    work: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result>
}

export interface StackModule extends GateModule {
  connect(options: { command: string; args: string[]; era: 'modern' }): Promise<Client>
  checkArguments(args: object, schema: object): string | undefined
  createBreaker(options: { clock: object }): Breaker
  createSignals(): object
  createTelemetry(signals: object): Telemetry
  createAudit(options: { write: (line: string) => void; clock: object }): {
    record(entry: object): void
  }
}

/** `BENCH_STACK` names the built modules of a solution. */
export const stackModule = () => builtModule<StackModule>('BENCH_STACK')

const SERVER = 'weather'
const POLICY = JSON.stringify({
  tools: {
    deny: ['files/delete_*', '*/drop_*', 'mail/send_mail'],
    ask: ['files/write_*', 'git/git_push', 'calendar/*'],
    allow: ['files/read_*', 'git/*', 'docs/search', `${SERVER}/get_*`],
  },
})

const clock = {
  now: () => Date.now(),
  after(ms: number, callback: () => void) {
    const timer = setTimeout(callback, ms)
    return () => clearTimeout(timer)
  },
}

export async function stackOver(
  client: Client,
  stack: StackModule,
  tool: string,
): Promise<(args: object) => Promise<Result>> {
  const { policy } = stack.loadPolicy({ file: 'policy.json', text: POLICY })
  const { tools } = await client.listPage()
  const schema = tools.find(({ name }) => name === tool)?.inputSchema ?? {}
  const telemetry = stack.createTelemetry(stack.createSignals())
  const breaker = stack.createBreaker({ clock })
  const audit = stack.createAudit({ write: () => undefined, clock })
  const annotations = { readOnlyHint: true }

  return async args => {
    const risk = stack.riskOf({ annotations, trusted: false })
    const ruling = stack.decideTool(policy, { server: SERVER, tool, risk })
    telemetry.decided({ server: SERVER, tool, ...ruling })
    const complaint = stack.checkArguments(args, schema)
    if (ruling.decision !== 'allow' || complaint)
      throw new Error(complaint ?? ruling.rule)
    const start = performance.now()
    const result = await breaker.call(SERVER, tool, signal =>
      client.callTool(tool, args, { signal }),
    )
    const ms = performance.now() - start
    const error = result.isError && { error: 'tool_error' }
    telemetry.called({ server: SERVER, tool, ms, transport: 'stdio', ...error })
    // As the host does it: what came of the call in one word, not all it brought.
    const outcome = error ? error.error : 'ok'
    audit.record({ who: 'ada', server: SERVER, tool, args, ...ruling, result: outcome })
    return result
  }
}
