/**
 * The server of a solution without SDK, with a tool of any length.
 *
 * node zero-sdk-server <built server of the solution>
 */
import { pathToFileURL } from 'node:url'
import { textOf } from '../../stdio/programs/run-calls.ts'

interface SolutionServer {
  serve(options: {
    tools: readonly object[]
    input: NodeJS.ReadableStream
    output: NodeJS.WritableStream
  }): void
}

const [, , file = ''] = process.argv
const { serve }: SolutionServer = await import(pathToFileURL(file).href)
const bytes = { type: 'integer', minimum: 1, description: 'How long' }
const getText = {
  name: 'get_text',
  description: 'A text of so many bytes.',
  inputSchema: { type: 'object', properties: { bytes }, required: ['bytes'] },
  run: (args: { bytes: number }) => textOf(args.bytes),
}
serve({ tools: [getText], input: process.stdin, output: process.stdout })
