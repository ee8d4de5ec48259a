/** Policies to try, each with the call that shows what it is about. */
import type { Preset } from '../input/use-input.ts'
import type { ServerCall, ToolCall } from './bench.ts'

export interface PolicyPreset extends Preset {
  call: ServerCall | ToolCall
}

const written = (policy: object): string => JSON.stringify(policy, null, 2)

export const server = (start: string, environment = ''): ServerCall => {
  return { kind: 'server', name: 'files', start, environment }
}

export const tool = (server: string, tool: string): ToolCall => {
  const hints = { readOnlyHint: true, destructiveHint: false, isTrusted: false }
  return { kind: 'tool', server, tool, ...hints }
}

export const PRESETS: readonly PolicyPreset[] = [
  {
    id: 'deny-wins',
    title: { en: 'Deny wins', zh: '拒绝优先' },
    text: written({
      tools: { allow: ['mail/*'], ask: ['mail/send'], deny: ['*/delete*'] },
    }),
    call: tool('mail', 'delete_all'),
  },
  {
    id: 'empty-allowlist',
    title: { en: 'An empty allow', zh: '空的 allow' },
    text: written({ servers: { allow: [] } }),
    call: server('node files.js'),
  },
  {
    id: 'url',
    title: { en: 'A URL with a star', zh: '带星号的 URL' },
    text: written({ servers: { allow: [{ url: 'https://*.example.com/*' }] } }),
    call: server('https://evil.test/?.example.com/'),
  },
  {
    id: 'environment',
    title: { en: 'The same command, turned', zh: '同一条命令，变了味' },
    text: written({ servers: { allow: [{ command: ['node', 'files.js'] }] } }),
    call: server('node files.js', 'NODE_OPTIONS=--require ./other.js'),
  },
]
