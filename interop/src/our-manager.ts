/** A solution's manager as its contract describes it, on the servers of one file. */
import type { ToolResult } from '@workshop/wire'
import type { Solution } from './solutions.ts'

export interface OfferedTool {
  name: string
  server: string
  tool: string
}

export interface ServerStatus {
  name: string
  status: string
  reason?: string
  era?: string
  protocolVersion?: string
  tools: number
}

export interface OurManager extends AsyncDisposable {
  connectAll(): Promise<void>
  status(): Promise<ServerStatus[]>
  tools(): Promise<OfferedTool[]>
  callTool(name: string, args?: object): Promise<ToolResult>
  close(): Promise<void>
}

export async function openOurManager(
  { subject }: Solution,
  text: string,
): Promise<OurManager> {
  const sources = [{ scope: 'project', file: 'mcp.json', text }]
  const loaded = await subject.call('config', 'loadConfig', sources, process.env)
  const { servers, problems } = loaded as { servers: unknown[]; problems: unknown[] }
  if (problems.length > 0) {
    throw new Error(`expected no problem, got ${JSON.stringify(problems)}`)
  }
  const handle = await subject.create('manager', 'createManager', { servers })
  const close = async () => void (await handle.call('close'))
  return {
    connectAll: async () => void (await handle.call('connectAll')),
    status: () => handle.call('status') as Promise<ServerStatus[]>,
    tools: () => handle.call('tools') as Promise<OfferedTool[]>,
    callTool: (...args) => handle.call('callTool', ...args) as Promise<ToolResult>,
    close,
    [Symbol.asyncDispose]: close,
  }
}
