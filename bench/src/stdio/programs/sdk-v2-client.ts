/** The official SDK v2, pinned to the modern revision: its default is legacy. */
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { MODERN_VERSION } from '@workshop/wire'
import { ARGUMENTS, CLIENT_INFO, checkAnswer, runCalls, TOOL } from './run-calls.ts'

runCalls(async server => {
  const client = new Client(CLIENT_INFO, {
    versionNegotiation: { mode: { pin: MODERN_VERSION } },
  })
  await client.connect(new StdioClientTransport({ ...server, stderr: 'pipe' }))
  const params = { name: TOOL, arguments: ARGUMENTS }
  return {
    call: async () => checkAnswer(await client.callTool(params)),
    close: () => client.close(),
  }
})
