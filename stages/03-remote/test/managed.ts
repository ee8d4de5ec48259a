/**
 * The manager of stage 02 over what the subject opens: connected, asked and listened
 * to. Nothing here knows how a server is reached.
 */
import { isDeepStrictEqual } from 'node:util'
import type { Handle } from '@workshop/testkit'
import { type TestContext, textIn } from './contract.ts'
import { whatClient as what } from './what-client.ts'

interface StatusRow {
  name: string
  status: string
  era?: string
}

interface OfferedTool {
  name: string
  server: string
  tool: string
}

export function entry(name: string, config: object): object {
  const settings = { files: [], disabled: false, unset: [], signature: name }
  return { name, scope: 'user', config, ...settings }
}

export async function manage(
  t: TestContext,
  options: { servers: object[]; open: unknown },
): Promise<Managed> {
  return new Managed(t, await t.create('provided/manager', 'createManager', options))
}

export class Managed {
  readonly #t: TestContext
  readonly #handle: Handle

  constructor(t: TestContext, handle: Handle) {
    this.#t = t
    this.#handle = handle
  }

  /** Connects all; these have to be there afterwards. */
  async connects(...names: string[]): Promise<void> {
    await this.#t.value(this.#handle.call('connectAll'))
    for (const name of names) {
      const { status } = await this.row(name)
      this.#t.equal(status, 'connected', what.statusOf(name))
    }
  }

  async row(name: string): Promise<StatusRow> {
    const rows = (await this.#t.value(this.#handle.call('status'))) as StatusRow[]
    return rows.find(row => row.name === name) ?? { name, status: 'absent' }
  }

  /** The text that a tool says, called by the name that the model sees. */
  async textOf(server: string, tool: string, args: object): Promise<unknown> {
    return textIn(await this.#t.value(this.call(server, tool, args)))
  }

  async call(server: string, tool: string, args: object): Promise<unknown> {
    const rows = await this.#tools()
    const found = rows.find(row => row.server === server && row.tool === tool)
    const name = found?.name ?? `mcp__${server}__${tool}`
    return this.#handle.call('callTool', name, args)
  }

  /** Waits until the server's tools are these. */
  offers(server: string, tools: string[]): Promise<void> {
    return this.#until('tools', what.toolsOf(server), async () => {
      const rows = (await this.#tools()).filter(row => row.server === server)
      return isDeepStrictEqual(rows.map(row => row.tool).sort(), tools)
    })
  }

  becomes(server: string, status: string): Promise<void> {
    return this.#until(
      'status',
      what.statusOf(server),
      async () => (await this.row(server)).status === status,
    )
  }

  async #until(
    event: string,
    what: { en: string; zh: string },
    reached: () => Promise<boolean>,
  ): Promise<void> {
    let wake: () => void = () => undefined
    await this.#t.value(this.#handle.call('on', event, () => wake()))
    const loop = async (): Promise<void> => {
      for (;;) {
        const told = new Promise<void>(resolve => {
          wake = resolve
        })
        if (await reached()) return
        await told
      }
    }
    await this.#t.within(loop(), { kind: 'unanswered', what, ms: 5000 })
  }

  async #tools(): Promise<OfferedTool[]> {
    return (await this.#t.value(this.#handle.call('tools'))) as OfferedTool[]
  }
}
