/**
 * The pieces of a stage's client, out of one bundle: they tell errors by their class,
 * and the same file in two bundles has two. Types are those of the contract.
 */
import { pathToFileURL } from 'node:url'
import { buildFile } from '@workshop/testkit/subject'
import type { JsonRpcMessage, Params } from '@workshop/wire'
import type { CallOptions } from './shapes.ts'

export interface Child {
  pid: number | undefined
  stdout: NodeJS.ReadableStream
  gone: Promise<Error>
  write(line: string): void
  stop(): Promise<void>
}

export interface Framed {
  type: string
  message?: JsonRpcMessage
  sample?: string
}

export interface Rpc {
  request(
    method: string,
    params: Params,
    options: CallOptions,
  ): Promise<Record<string, unknown>>
  settle(message: JsonRpcMessage): void
  progress(params: Params): void
  fail(reason: Error): void
}

export interface Agreement {
  era: string
  protocolVersion: string
  capabilities: Readonly<Record<string, unknown>>
}

export interface ClientPieces {
  createLineDecoder(): { push(chunk: Uint8Array): Framed[]; end(): Framed[] }
  createRpc(send: (message: JsonRpcMessage) => void): Rpc
  startChild(options: object): Child
  negotiate(
    rpc: Rpc,
    notify: (method: string) => void,
    options: { era: 'auto'; timeoutMs: number; probeTimeoutMs: number },
  ): Promise<Agreement>
  paramsIn(era: string, params: Params): Params
  TruncatedStream: new (sample: string) => Error
}

const PROGRAM = `
export { startChild } from './child.ts'
export { TruncatedStream } from './errors.ts'
export { createLineDecoder } from './framing.ts'
export { negotiate, paramsIn } from './negotiate.ts'
export { createRpc } from './rpc.ts'
`

/** @param gates the folder of a stage 05 */
export async function clientPieces(gates: string): Promise<ClientPieces> {
  const built = await buildFile(gates, 'provided/rpc.ts', { program: PROGRAM })
  return import(/* @vite-ignore */ pathToFileURL(built).href)
}
