// I expect: …
/**
 * Experiment: one line on stdout that is not a message.
 *
 * This little server answers every request and is quite clean. Make it say
 * something on stdout first, as a program would that is proud to have started.
 * Write down above what you think a strict client will do about that line.
 */
import { createInterface } from 'node:readline'

createInterface({ input: process.stdin }).on('line', line => {
  const { id } = JSON.parse(line)
  const result = { content: [{ type: 'text', text: 'Oslo: 21 °C' }] }
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', id, result })}\n`)
})
