/** A solution's HTTP server and links as the contract of stage 03 describes them. */
import { join } from 'node:path'
import { openSubject, ROOT, type Subject } from '@workshop/testkit/subject'
import type { ToolResult } from '@workshop/wire'

export const REMOTE_SOLUTIONS: readonly { name: string; subject: Subject }[] = [
  'zero-sdk',
].map(variant => ({
  name: variant,
  subject: openSubject(join(ROOT, 'solutions', '03-remote', variant)),
}))

export interface OwnTool {
  name: string
  description: string
  inputSchema: object
  run(
    args: Record<string, unknown>,
    context: {
      signal: AbortSignal
      progress(progress: number, total?: number, message?: string): void
    },
  ): unknown
}

export interface OurServer extends AsyncDisposable {
  url: string
  changeTools(tools: readonly OwnTool[]): Promise<void>
  close(): Promise<void>
}

export async function serveOurs(subject: Subject, options: object): Promise<OurServer> {
  const handle = await subject.create('http-server', 'serveHttp', options)
  const close = async () => void (await handle.call('close'))
  return {
    url: (await handle.call('url')) as string,
    changeTools: async tools => void (await handle.call('changeTools', tools)),
    close,
    [Symbol.asyncDispose]: close,
  }
}

export interface OurLink extends AsyncDisposable {
  callTool(tool: string, args?: object, options?: object): Promise<ToolResult>
}

export async function linkOurs(subject: Subject, url: string): Promise<OurLink> {
  const config = { type: 'http', url, headers: {} }
  const handle = await subject.create('http-client', 'openHttpLink', config, {
    name: 'ours',
  })
  return {
    callTool: (...args) => handle.call('callTool', ...args) as Promise<ToolResult>,
    [Symbol.asyncDispose]: async () => void (await handle.call('close')),
  }
}

/** Reports once, then waits until it is let go or told to stop. */
export function gate() {
  let finish = (): void => undefined
  let stop = (): void => undefined
  const started: (() => void)[] = []
  const stopped = new Promise<void>(resolve => {
    stop = resolve
  })
  const tool: OwnTool = {
    name: 'gate',
    description: 'Waits until it is let go.',
    inputSchema: { type: 'object', properties: {} },
    run: (_, { signal, progress }) =>
      new Promise<string>(resolve => {
        finish = () => resolve('through')
        signal.addEventListener('abort', () => {
          stop()
          resolve('stopped')
        })
        progress(1, 2)
        for (const tell of started) tell()
      }),
  }
  return {
    tool,
    stopped,
    started: new Promise<void>(resolve => started.push(resolve)),
    open: () => finish(),
  }
}
