/**
 * A server inside the test's own process, for a link in memory: what it is sent, and
 * every moment at which it speaks.
 */
import {
  discovered,
  ECHO_TOOL,
  listed,
  modernResult,
  type Received,
  textResult,
} from '@workshop/faults'
import type { Handle } from '@workshop/testkit'
import type { TestContext } from './contract.ts'

type Send = (message: object) => void

export class MemoryServer {
  /** The very objects that arrived. */
  readonly received: Received[] = []
  tools: object[] = [ECHO_TOOL]
  capabilities: object = { tools: {} }
  /** Does a call; what it returns is the result, nothing is no answer. */
  run: (message: Received, send: Send) => object | undefined = message =>
    textResult(String(argumentsOf(message).text))
  /** Sees each message first. */
  onMessage: (message: Received) => void = () => undefined
  #send: Send = () => undefined

  readonly serve = (message: Received, send: Send): void => {
    this.#send = send
    this.received.push(message)
    this.onMessage(message)
    const result = this.#resultOf(message, send)
    if (result && message.id !== undefined) {
      send({ jsonrpc: '2.0', id: message.id, result })
    }
  }

  say(method: string, params: object = {}): void {
    this.#send({ jsonrpc: '2.0', method, params })
  }

  of(method: string): Received[] {
    return this.received.filter(message => message.method === method)
  }

  #resultOf(message: Received, send: Send): object | undefined {
    if (message.method === 'server/discover') return discovered(this.capabilities)
    if (message.method === 'tools/list') return listed(this.tools)
    const result = message.method === 'tools/call' && this.run(message, send)
    return result ? modernResult(result) : undefined
  }
}

export function argumentsOf({ params }: Received): Record<string, unknown> {
  return (params?.arguments ?? {}) as Record<string, unknown>
}

export function openMemory(t: TestContext, server: MemoryServer): Promise<Handle> {
  const options = { name: 'memory', timeoutMs: 5000 }
  return t.value(t.create('transport', 'openMemoryLink', server.serve, options))
}
