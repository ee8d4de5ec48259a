/**
 * The floor: what two Node processes need to exchange these very bodies over node:http,
 * on connections that are kept, when nobody reads them.
 */
import { Agent, request } from 'node:http'
import { recordedLine } from '../../stdio/programs/recorded-lines.ts'
import { runCalls } from '../../stdio/programs/run-calls.ts'
import { openServer } from './open-server.ts'

runCalls(async given => {
  const body = Buffer.from(recordedLine('REQUEST'))
  const { url, stop } = await openServer(given)
  const agent = new Agent({ keepAlive: true })
  const headers = { 'Content-Type': 'application/json', 'Content-Length': body.length }
  return {
    call: () =>
      new Promise((resolve, reject) => {
        const outgoing = request(url, { method: 'POST', agent, headers })
        outgoing.once('error', reject).once('response', incoming => {
          incoming.once('end', resolve).resume()
        })
        outgoing.end(body)
      }),
    async close() {
      agent.destroy()
      stop()
    },
  }
})
