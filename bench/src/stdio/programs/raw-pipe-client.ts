/**
 * The floor: what two Node processes need to hand each other two lines of these
 * very bytes when nobody reads them. No JSON, no ids, no timers, no text even.
 */
import { spawn } from 'node:child_process'
import { recordedLine } from './recorded-lines.ts'
import { runCalls } from './run-calls.ts'

const LF = 0x0a

runCalls(async ({ command, args }) => {
  const request = `${recordedLine('REQUEST')}\n`
  const child = spawn(command, args, { stdio: 'pipe' })
  const waiting: (() => void)[] = []
  child.stdout.on('data', (chunk: Buffer) => {
    for (let at = chunk.indexOf(LF); at !== -1; at = chunk.indexOf(LF, at + 1)) {
      waiting.shift()?.()
    }
  })
  return {
    call: () =>
      new Promise(resolve => {
        waiting.push(resolve)
        child.stdin.write(request)
      }),
    close: async () => void child.stdin.end(),
  }
})
