// I expect: twelve are quick enough that it does not matter
/**
 * Experiment: every server at once.
 */
import { connect } from '../provided/client.ts'

export async function connectAll(servers: { command: string; args: string[] }[]) {
  const clients = await Promise.all(servers.map(server => connect(server)))
  return {
    async close(): Promise<void> {
      await Promise.all(clients.map(client => client.close()))
    },
  }
}
