/**
 * What the manager opens: a process, a URL, or a server in this process.
 */
import type { JsonRpcMessage } from '@workshop/wire'
import { openLink } from '../provided/link.ts'
import type { Open } from '../provided/member.ts'
import {
  type Link,
  NotImplemented,
  type OpenOptions,
  type RemoteOptions,
} from './contract.ts'
import { openHttpLink } from './http-client.ts'

export function createOpener(remote: RemoteOptions = {}): Open {
  return (config, options) =>
    config.type === 'stdio'
      ? openLink(config, options)
      : openHttpLink(config, { ...remote, ...options })
}

/** The server gets each message, and says what it says by `send`. */
export type Serve = (
  message: JsonRpcMessage,
  send: (message: JsonRpcMessage) => void,
) => unknown

export async function openMemoryLink(
  _serve: Serve,
  _options: OpenOptions,
): Promise<Link> {
  throw new NotImplemented('transport-seam')
}
