// I expect: …
/**
 * Experiment: two messages that become none.
 *
 * This program writes two answers, each on its own line. Change as little as
 * you can so that a client that reads line by line finds no message at all,
 * although both are still there, whole and valid.
 */
const first = { jsonrpc: '2.0', id: 1, result: { answer: 'the first' } }
const second = { jsonrpc: '2.0', id: 2, result: { answer: 'the second' } }

for (const message of [first, second]) {
  process.stdout.write(`${JSON.stringify(message)}\n`)
}
