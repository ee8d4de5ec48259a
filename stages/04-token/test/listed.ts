/**
 * Tools as they come to a host: listed by scripted servers, page by page, through
 * the manager of `provided/`.
 */
import { legacyServer, modernResult, modernServer, type Script } from '@workshop/faults'
import type { TestContext } from '@workshop/testkit'
import { data, type Tool } from './contract.ts'
import { rowsWith } from './shapes.ts'

interface Listed {
  name: string
  description?: string
}

/** What the manager offers after it has connected to all of these, by server. */
export async function manageTools(
  t: TestContext,
  listed: Readonly<Record<string, readonly Listed[]>>,
): Promise<Tool[]> {
  const servers = []
  for (const [name, tools] of Object.entries(listed)) {
    const { command, args } = await t.peer(listing(tools))
    const config = { type: 'stdio', command, args: [...args], env: {} }
    const signature = `peer ${args.at(-1)}`
    const files = ['user.json']
    const more = { scope: 'user', files, disabled: false, unset: [], signature }
    servers.push({ name, config, ...more })
  }
  const manager = await t.create('provided/manager', 'createManager', { servers })
  await t.value(manager.call('connectAll'))
  const tools = data<Tool[]>(await t.value(manager.call('tools')))
  t.fits(tools, rowsWith('name', 'server', 'tool'), 'tools()')
  return tools
}

/** One tool a page, with members that are not for the model. */
function listing(tools: readonly Listed[]): Script {
  const inputSchema = {
    type: 'object',
    properties: { query: { type: 'string', description: 'What to look for.' } },
  }
  const script = {
    'tools/list': ({ id, params }, peer) => {
      const at = Number(params?.cursor ?? 0)
      const page = tools
        .slice(at, at + 1)
        .map(tool => ({ ...tool, inputSchema, annotations: { readOnlyHint: true } }))
      const isLast = at + 1 >= tools.length
      const hints = { ttlMs: 0, cacheScope: 'private' }
      const more = isLast ? {} : { nextCursor: String(at + 1) }
      return peer.respond(id, modernResult({ tools: page, ...more, ...hints }))
    },
  } satisfies Script
  return { ...legacyServer(), ...modernServer(script) }
}
