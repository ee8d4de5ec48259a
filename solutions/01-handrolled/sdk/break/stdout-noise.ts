// I expect: the line is skipped and everything works
/**
 * Experiment: one line on stdout that is not a message.
 */
import { createInterface } from 'node:readline'

console.log('weather server ready')

createInterface({ input: process.stdin }).on('line', line => {
  const { id } = JSON.parse(line)
  const result = { content: [{ type: 'text', text: 'Oslo: 21 °C' }] }
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', id, result })}\n`)
})
