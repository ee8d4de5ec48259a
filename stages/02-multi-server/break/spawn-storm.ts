// I expect: …
/**
 * Experiment: twelve local servers at once.
 *
 * This one starts them one after the other, which takes as long as it sounds. Start
 * all of them at the same time, and let the harness count how many there are.
 */
import { connect } from '../provided/client.ts'

export async function connectAll(servers: { command: string; args: string[] }[]) {
  const clients: Awaited<ReturnType<typeof connect>>[] = []
  for (const server of servers) clients.push(await connect(server))
  return {
    async close(): Promise<void> {
      await Promise.all(clients.map(client => client.close()))
    },
  }
}
