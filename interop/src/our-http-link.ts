/** A solution's link over HTTP, opened through a proxy that records. */
import type { Subject } from '@workshop/testkit/subject'
import type { ToolDefinition, ToolResult } from '@workshop/wire'
import { type HttpTap, tapHttp } from './http-tap.ts'

interface Link {
  readonly era: string
  readonly protocolVersion: string
  listPage(cursor?: string): Promise<{ tools: ToolDefinition[]; nextCursor?: string }>
  callTool(tool: string, args?: object, options?: object): Promise<ToolResult>
  onNotification(listener: (notification: { method: string }) => void): void
  close(): Promise<void>
}

export interface TappedLink extends AsyncDisposable {
  link: Link
  tap: HttpTap
}

export async function openTapped(
  subject: Subject,
  url: string,
  options: object = {},
): Promise<TappedLink> {
  const tap = await tapHttp(url)
  const config = { type: 'http', url: tap.url, headers: {} }
  const given = { name: 'interop', ...options }
  const opening = subject.call('http-client', 'openHttpLink', config, given)
  const link = (await opening) as Link
  return {
    link,
    tap,
    async [Symbol.asyncDispose]() {
      await link.close()
      await tap[Symbol.asyncDispose]()
    },
  }
}
