/**
 * What JSON-RPC costs when nothing can go wrong: the same messages built, parsed
 * and matched by id, and not one check. No client for real servers can be faster,
 * and none should be written like this.
 */
import { spawn } from 'node:child_process'
import { recordedLine } from './recorded-lines.ts'
import { checkAnswer, runCalls } from './run-calls.ts'

const LF = 0x0a

runCalls(async ({ command, args }) => {
  const template = JSON.parse(recordedLine('REQUEST'))
  const child = spawn(command, args, { stdio: 'pipe' })
  const waiting = new Map<number, (result: object) => void>()
  let lastId: number = template.id

  child.stdout.on('data', (chunk: Buffer) => {
    let start = 0
    for (let end = chunk.indexOf(LF); end !== -1; end = chunk.indexOf(LF, start)) {
      const { id, result } = JSON.parse(chunk.toString('utf8', start, end))
      waiting.get(id)?.(result)
      waiting.delete(id)
      start = end + 1
    }
  })

  function request(): Promise<object> {
    return new Promise(resolve => {
      const { jsonrpc, method, params } = template
      const id = ++lastId
      waiting.set(id, resolve)
      child.stdin.write(`${JSON.stringify({ jsonrpc, id, method, params })}\n`)
    })
  }
  return {
    call: async () => checkAnswer(await request()),
    close: async () => void child.stdin.end(),
  }
})
