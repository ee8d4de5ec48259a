/**
 * Entries of a configuration, read by the loader of stage 02 as a host would, so that
 * everything in them fits together.
 */
import type { TestContext } from '@workshop/testkit'
import type { ServerEntry } from './contract.ts'

/** The one entry that this section of one file becomes. */
export async function entryOf(
  t: TestContext,
  written: object,
  { name = 'fmt', scope = 'project', env = {} } = {},
): Promise<ServerEntry> {
  const mcpServers = Object.fromEntries([[name, written]])
  const source = { scope, file: `${scope}.json`, text: JSON.stringify({ mcpServers }) }
  const loading = t.subject.call('provided/config', 'loadConfig', [source], env)
  const { servers } = await t.value<{ servers: ServerEntry[] }>(loading)
  t.witness(servers.length === 1, 'loadConfig().servers')
  return servers[0] as ServerEntry
}
