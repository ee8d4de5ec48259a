/**
 * The server of a solution without SDK, reached as a file: `BENCH_SERVER` names the
 * built module. The tool is that of stage 01.
 */
import { pathToFileURL } from 'node:url'
import { announce } from './announce.ts'

interface SolutionServer {
  serveHttp(options: { tools: object[] }): Promise<{ url(): string }>
}

const file = process.env.BENCH_SERVER
if (!file) throw new Error('BENCH_SERVER: expected a built server, got nothing')
const { serveHttp }: SolutionServer = await import(pathToFileURL(file).href)
const tool = {
  name: 'get_weather',
  description: 'Current weather of one city. Use it for today; it knows no forecast.',
  inputSchema: {
    type: 'object',
    properties: {
      city: { type: 'string', description: 'Name of the city, e.g. Oslo' },
    },
    required: ['city'],
  },
  run: ({ city }: { city: string }) => `${city}: 21 °C, light wind, no rain`,
}
const server = await serveHttp({ tools: [tool] })
announce(server.url())
