/** The official SDK v1, connected as its readme has it. It speaks legacy only. */
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
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
  const client = new Client(CLIENT_INFO)
  const transport = new StreamableHTTPClientTransport(new URL(url))
  await client.connect(transport as Parameters<Client['connect']>[0])
  const params = { name: TOOL, arguments: ARGUMENTS }
  return {
    call: async () => checkAnswer(await client.callTool(params)),
    close: () => client.close().finally(stop),
  }
})
