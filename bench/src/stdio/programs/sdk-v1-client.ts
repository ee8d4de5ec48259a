/** The official SDK v1, connected as its readme has it. It speaks legacy only. */
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { ARGUMENTS, CLIENT_INFO, checkAnswer, runCalls, TOOL } from './run-calls.ts'

runCalls(async server => {
  const client = new Client(CLIENT_INFO)
  await client.connect(new StdioClientTransport({ ...server, stderr: 'pipe' }))
  const params = { name: TOOL, arguments: ARGUMENTS }
  return {
    call: async () => checkAnswer(await client.callTool(params)),
    close: () => client.close(),
  }
})
