/**
 * A link to a process that may ask the user something in the middle of a call, in
 * either era. The client that a stage gives answers no questions, so this one is made
 * of its pieces: child, framing, requests, negotiation; and of the rounds of stage 03.
 * Not here: how a question is shown.
 * Specification 2026-07-28: basic/patterns/mrtr; 2025-11-25: client/elicitation.
 */
import {
  ERROR_CODES,
  type JsonRpcMessage,
  type JsonRpcRequest,
  META,
  METHODS,
  NOTIFICATIONS,
  type Params,
  type ToolDefinition,
} from '@workshop/wire'
import { type Agreement, clientPieces, type Framed } from './client-pieces.ts'
import { createQuestions, ELICIT } from './legacy-questions.ts'
import type { Patience } from './patience.ts'
import type {
  CallOptions,
  InputMap,
  Link,
  OpenOptions,
  Question,
  StdioConfig,
} from './shapes.ts'
import type { Opened } from './subjects.ts'
import { timedCall } from './timed-call.ts'

export interface AskingOptions {
  subjects: Pick<Opened, 'gates' | 'remote'>
  answer: (question: Question) => Promise<InputMap | undefined>
  patience: Patience
}

/** A form is all that is offered; a page is offered where `url` stands. */
const CAPABILITIES = { elicitation: { form: {}, url: {} } }

const LONGEST_PROBE_MS = 3000
const GRACE_MS = 500

export async function openAskingLink(
  config: StdioConfig,
  { name, timeoutMs, signal }: OpenOptions,
  { subjects, answer, patience }: AskingOptions,
): Promise<Link> {
  const { gates, remote } = subjects
  signal?.throwIfAborted()
  const pieces = await clientPieces(gates.dir)
  const decoder = pieces.createLineDecoder()
  const rpc = pieces.createRpc(send)
  const child = pieces.startChild({ ...config, name, graceMs: GRACE_MS })
  const noise = { lines: 0 }
  const listeners = new Set<Parameters<Link['onNotification']>[0]>()
  const questions = createQuestions({ server: name, answer, send })
  let agreed: Agreement | undefined
  let lastNoise = ''

  function send(message: JsonRpcMessage): void {
    child.write(`${JSON.stringify(introduced(message))}\n`)
  }

  function receive({ type, message, sample }: Framed): void {
    if (type === 'noise') lastNoise = sample ?? ''
    if (type === 'noise' || type === 'oversize') noise.lines++
    else if (type === 'truncated') rpc.fail(new pieces.TruncatedStream(sample ?? ''))
    else if (message) dispatch(message)
  }

  function dispatch(message: JsonRpcMessage): void {
    if (!('method' in message)) rpc.settle(message)
    else if ('id' in message) answerServer(message)
    else if (message.method === NOTIFICATIONS.progress)
      rpc.progress(message.params ?? {})
    else for (const listener of listeners) listener(message)
  }

  /** A modern server has no way to ask but inside of an answer. */
  function answerServer(request: JsonRpcRequest): void {
    const { id, method } = request
    if (agreed?.era === 'modern') return
    if (method === ELICIT) questions.asked(request)
    else if (method === METHODS.ping) send({ jsonrpc: '2.0', id, result: {} })
    else send({ jsonrpc: '2.0', id, error: notOffered(method) })
  }

  child.stdout.on('data', (chunk: Uint8Array) => decoder.push(chunk).forEach(receive))
  child.stdout.on('end', () => {
    decoder.end().forEach(receive)
    void child.stop()
  })
  void child.gone.then(reason => rpc.fail(reason))
  const giveUp = (): void => void child.stop()
  signal?.addEventListener('abort', giveUp)
  try {
    const notify = (method: string): void => send({ jsonrpc: '2.0', method })
    agreed = await pieces.negotiate(rpc, notify, limitsFor(timeoutMs))
  } catch (cause) {
    await child.stop()
    throw withLastLine(cause, lastNoise)
  } finally {
    signal?.removeEventListener('abort', giveUp)
  }
  const { era, protocolVersion, capabilities } = agreed
  const inEra = (params: Params) => pieces.paramsIn(era, params)

  async function callTool(tool: string, args: object, options: CallOptions = {}) {
    return questions.during(tool, () =>
      timedCall(METHODS.callTool, { timeoutMs, ...options }, patience, limits => {
        const ask = async (params: Params) =>
          rpc.request(METHODS.callTool, inEra(params), limits)
        const call = { server: name, tool, args, ask, answer }
        return remote.call('rounds', 'callInRounds', call) as ReturnType<
          Link['callTool']
        >
      }),
    )
  }

  async function listPage(cursor?: string) {
    const params = inEra(cursor === undefined ? {} : { cursor })
    const page = await rpc.request(METHODS.listTools, params, { timeoutMs })
    return { tools: [] as ToolDefinition[], ...page }
  }

  return {
    ...{ era, protocolVersion, capabilities, callTool, listPage },
    gone: child.gone,
    onNotification: listener => void listeners.add(listener),
    stats: () => ({ noise, pid: child.pid }),
    close: () => child.stop(),
  }
}

/** Whoever says on stdout why they leave has said it nowhere else. */
function withLastLine(cause: unknown, line: string): unknown {
  const { name, message } = cause as Error
  if (line === '' || !/exited with code \d+$/.test(message)) return cause
  const error = new Error(`${message}: ${line}`, { cause })
  error.name = name
  return error
}

/** Opening may take a probe and then a handshake: both have to fit into the time. */
function limitsFor(allMs: number) {
  const probeTimeoutMs = Math.min(LONGEST_PROBE_MS, Math.round(allMs / 3))
  return { era: 'auto', timeoutMs: allMs - probeTimeoutMs, probeTimeoutMs } as const
}

/** The pieces introduce a client that answers nothing. This one does. */
function introduced(message: JsonRpcMessage): JsonRpcMessage {
  if (!('method' in message) || !('id' in message)) return message
  const { method, params = {} } = message
  if (method === METHODS.initialize) {
    return { ...message, params: { ...params, capabilities: CAPABILITIES } }
  }
  const { _meta } = params
  if (_meta?.[META.clientCapabilities] === undefined) return message
  const own = { ..._meta, [META.clientCapabilities]: CAPABILITIES }
  return { ...message, params: { ...params, _meta: own } }
}

function notOffered(method: string) {
  return { code: ERROR_CODES.methodNotFound, message: `not offered: ${method}` }
}
