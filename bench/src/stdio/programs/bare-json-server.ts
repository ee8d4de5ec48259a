/** Parses each request and answers it with the recorded result under its id. */
import { recordedLine } from './recorded-lines.ts'

const LF = 0x0a
const { jsonrpc, result } = JSON.parse(recordedLine('RESPONSE'))

process.stdin.on('data', (chunk: Buffer) => {
  let start = 0
  for (let end = chunk.indexOf(LF); end !== -1; end = chunk.indexOf(LF, start)) {
    const { id } = JSON.parse(chunk.toString('utf8', start, end))
    process.stdout.write(`${JSON.stringify({ jsonrpc, id, result })}\n`)
    start = end + 1
  }
})
