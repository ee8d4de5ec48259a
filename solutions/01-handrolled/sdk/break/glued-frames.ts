// I expect: both messages arrive, they are both valid JSON
/**
 * Experiment: two messages that become none.
 */
const first = { jsonrpc: '2.0', id: 1, result: { answer: 'the first' } }
const second = { jsonrpc: '2.0', id: 2, result: { answer: 'the second' } }

for (const message of [first, second]) {
  process.stdout.write(JSON.stringify(message))
}
