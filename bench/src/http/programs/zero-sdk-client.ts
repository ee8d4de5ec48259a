/**
 * The client of a solution without SDK, reached as a file: `BENCH_CLIENT` names the
 * built module.
 */
import { pathToFileURL } from 'node:url'
import {
  ARGUMENTS,
  checkAnswer,
  runCalls,
  TOOL,
} from '../../stdio/programs/run-calls.ts'
import { openServer } from './open-server.ts'

interface SolutionClient {
  openHttpLink(
    config: { type: 'http'; url: string; headers: object },
    options: { name: string },
  ): Promise<{
    callTool(name: string, args: object): Promise<object>
    close(): Promise<void>
  }>
}

runCalls(async given => {
  const file = process.env.BENCH_CLIENT
  if (!file) throw new Error('BENCH_CLIENT: expected a built client, got nothing')
  const { openHttpLink }: SolutionClient = await import(pathToFileURL(file).href)
  const { url, stop } = await openServer(given)
  const link = await openHttpLink({ type: 'http', url, headers: {} }, { name: 'bench' })
  return {
    call: async () => checkAnswer(await link.callTool(TOOL, ARGUMENTS)),
    close: () => link.close().finally(stop),
  }
})
