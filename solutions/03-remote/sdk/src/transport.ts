/**
 * The seam between the manager and whatever carries messages: everything that opens a
 * `Link`. The manager is that of stage 02, to the byte.
 */
import { openLink } from '../provided/link.ts'
import type { Open } from '../provided/member.ts'
import type { RemoteOptions } from './contract.ts'
import { openHttpLink } from './http-client.ts'

export { openMemoryLink, type Serve } from './memory-link.ts'

// #region transport-seam
export function createOpener(remote: RemoteOptions = {}): Open {
  return (config, options) =>
    config.type === 'stdio'
      ? openLink(config, options)
      : openHttpLink(config, { ...remote, ...options })
}
// #endregion transport-seam
