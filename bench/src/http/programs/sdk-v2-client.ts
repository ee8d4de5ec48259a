/** The official SDK v2, pinned to the modern revision: its default is legacy. */
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { MODERN_VERSION } from '@workshop/wire'
import {
  ARGUMENTS,
  CLIENT_INFO,
  checkAnswer,
  runCalls,
  TOOL,
} from '../../stdio/programs/run-calls.ts'
import { openServer } from './open-server.ts'

runCalls(async given => {
  const { url, stop } = await openServer(given)
  const client = new Client(CLIENT_INFO, {
    versionNegotiation: { mode: { pin: MODERN_VERSION } },
  })
  await client.connect(new StreamableHTTPClientTransport(new URL(url)))
  const params = { name: TOOL, arguments: ARGUMENTS }
  return {
    call: async () => checkAnswer(await client.callTool(params)),
    close: () => client.close().finally(stop),
  }
})
