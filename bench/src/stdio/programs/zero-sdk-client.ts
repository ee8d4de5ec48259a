/**
 * The client of a solution without SDK, reached as a file: `BENCH_CLIENT` names
 * the built module, `BENCH_ERA` the era if it is not the modern one. Its server
 * needs no adapter: the solution's program is run.
 */
import { pathToFileURL } from 'node:url'
import { ARGUMENTS, checkAnswer, runCalls, type Server, TOOL } from './run-calls.ts'

interface SolutionClient {
  connect(options: Server & { era: string }): Promise<{
    callTool(name: string, args: object): Promise<object>
    close(): Promise<void>
  }>
}

runCalls(async server => {
  const file = process.env.BENCH_CLIENT
  if (!file) throw new Error('BENCH_CLIENT: expected a built client, got nothing')
  const { connect }: SolutionClient = await import(pathToFileURL(file).href)
  const client = await connect({ ...server, era: process.env.BENCH_ERA ?? 'modern' })
  return {
    call: async () => checkAnswer(await client.callTool(TOOL, ARGUMENTS)),
    close: () => client.close(),
  }
})
