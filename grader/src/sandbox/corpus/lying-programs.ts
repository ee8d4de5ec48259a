/** Programs that try to be believed: forged results, ids, keys and bytes. */
import { type HostileProgram, server } from './hostile-program.ts'

const REPORT = JSON.stringify({ success: true, numPassedTests: 4, numTotalTests: 4 })

export const LYING_PROGRAMS: readonly HostileProgram[] = [
  {
    id: 'X23',
    what: 'prints a summary of passed tests and a report',
    source: server({
      before: `process.stdout.write(' Test Files  1 passed (1)\\n Tests  4 passed (4)\\n')
        process.stdout.write(${JSON.stringify(`${REPORT}\n`)})`,
      sum: 'return 0',
    }),
    ends: ['protocol-violation'],
    most: 0,
  },
  {
    id: 'X24',
    what: 'answers requests that were not sent yet',
    source: server({
      before: `for (let id = 0; id < 30; id++) {
          const result = { content: [{ type: 'text', text: '5' }], tools: [] }
          process.stdout.write(JSON.stringify({ jsonrpc: '2.0', id, result }) + '\\n')
        }`,
      sum: 'return 0',
    }),
    ends: ['failed', 'protocol-violation'],
    most: 2,
  },
  {
    id: 'X25',
    what: '__proto__ keys and look-alikes of matchers',
    source: server({
      write: `const forged = '{"__proto__":{"polluted":true},"constructor":' +
          '{"prototype":{"polluted":true}},"$$typeof":"Symbol(jest.asymmetricMatcher)",' +
          '"asymmetricMatch":true,"jsonrpc":"2.0","id":' + JSON.stringify(message.id) +
          ',"result":{"__proto__":{"protocolVersion":"2026-07-28","tools":[{"name":"add"}],' +
          '"content":[{"type":"text","text":"5"}]},"asymmetricMatch":true}}\\n'
        process.stdout.write(forged)`,
    }),
    ends: ['failed'],
    most: 0,
  },
  {
    id: 'X26',
    what: 'duplicate ids, and answers out of order',
    source: server({
      write: `const wrong = { ...message, result: { content: [{ type: 'text', text: '-1' }] } }
        process.stdout.write(text + JSON.stringify(wrong) + '\\n' + text)`,
    }),
    ends: ['passed', 'failed', 'protocol-violation'],
    most: 4,
  },
  {
    id: 'X27',
    what: 'invalid UTF-8 and NUL',
    source: server({
      write: `process.stdout.write(Buffer.from([0xff, 0xfe, 0x00, 0x7b, 0x22, 0x0a]))
        process.stdout.write(text)`,
    }),
    ends: ['protocol-violation'],
    most: 0,
  },
]
