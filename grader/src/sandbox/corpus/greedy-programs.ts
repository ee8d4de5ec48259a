/** Programs that take all the memory, disk or attention they can get. */
import { type HostileProgram, server } from './hostile-program.ts'

const MiB = 1024 * 1024
const MEMORY = { memoryBytes: 192 * MiB }

export const GREEDY_PROGRAMS: readonly HostileProgram[] = [
  {
    id: 'X10',
    what: 'Buffers to 1 GB',
    source: `const kept = []
      for (let n = 0; n < 64; n++) kept.push(Buffer.alloc(16 << 20, 1))
      setInterval(() => kept.length, 1000)`,
    ends: ['memory-limit'],
    most: 0,
    limits: MEMORY,
  },
  {
    id: 'X11',
    what: 'heap to 1 GB',
    source: `const kept = []
      for (let n = 0; n < 8e6; n++) kept.push({ n, text: 'x' + n, more: [n, n, n] })
      setInterval(() => kept.length, 1000)`,
    ends: ['memory-limit'],
    most: 0,
    limits: MEMORY,
  },
  {
    id: 'X12',
    what: '60 MB in /tmp and /dev/shm, / and /dev',
    source: server({
      before: `const { appendFileSync } = require('node:fs')
        for (const folder of ['/tmp', '/dev/shm', '', '/dev'])
          for (let n = 0; n < 30; n++)
            try { appendFileSync(folder + '/fill' + (n % 9), Buffer.alloc(1 << 20)) }
            catch {}`,
    }),
    ends: ['disk-limit'],
    most: 4,
    limits: { diskBytes: 24 * MiB },
  },
  {
    id: 'X13',
    what: 'endless stdout, asynchronous',
    source: `const line = 'x'.repeat(8000) + '\\n'
      const more = () => { process.stdout.write(line); setImmediate(more) }
      more()`,
    ends: ['output-limit', 'protocol-violation'],
    most: 0,
    limits: { outputBytes: MiB },
  },
  {
    id: 'X14',
    what: 'endless stdout, synchronous',
    source: `const { writeSync } = require('node:fs')
      for (;;) try { writeSync(1, 'x'.repeat(8000) + '\\n') } catch {}`,
    ends: ['output-limit', 'protocol-violation'],
    most: 0,
    limits: { outputBytes: MiB },
  },
  {
    id: 'X15',
    what: 'floods stderr',
    source: `const { writeSync } = require('node:fs')
      for (;;) try { writeSync(2, 'x'.repeat(8000) + '\\n') } catch {}`,
    ends: ['output-limit'],
    most: 0,
    limits: { outputBytes: MiB },
  },
  {
    id: 'X16',
    what: 'one line of 50 MB',
    source: `const block = 'x'.repeat(1 << 20)
      let left = 50
      const more = () => left-- > 0 && process.stdout.write(block, more)
      more()`,
    ends: ['output-limit'],
    most: 0,
    limits: { outputBytes: MiB },
  },
  {
    id: 'X17',
    what: '200,000 nested brackets',
    source: server({
      write: `process.stdout.write('['.repeat(2e5) + ']'.repeat(2e5) + '\\n')`,
    }),
    ends: ['protocol-violation'],
    most: 0,
  },
]
