/** Answers each line with one and the same line, without a look at either. */
import { recordedLine } from './recorded-lines.ts'

const LF = 0x0a
const response = `${recordedLine('RESPONSE')}\n`

process.stdin.on('data', (chunk: Buffer) => {
  for (let at = chunk.indexOf(LF); at !== -1; at = chunk.indexOf(LF, at + 1)) {
    process.stdout.write(response)
  }
})
