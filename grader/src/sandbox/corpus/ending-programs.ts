/** Programs that end at the wrong time, never, or leave others running. */
import { type HostileProgram, server } from './hostile-program.ts'

const DETACHED = `{ detached: true, stdio: 'ignore' }`
const SPAWN = `const { spawn } = require('node:child_process')`
/** Only they wait for it. */
const SOON = { deadlineMs: 2500 }

export const ENDING_PROGRAMS: readonly HostileProgram[] = [
  { id: 'P01', what: 'correct', source: server(), ends: ['passed'], most: 4 },
  {
    id: 'P02',
    what: 'wrong sums',
    source: server({ sum: 'return a - b - 1' }),
    ends: ['failed'],
    most: 2,
  },
  {
    id: 'P03',
    what: 'only the known sum, hard-coded',
    source: server({ sum: 'return a === 2 && b === 3 ? 5 : 0' }),
    ends: ['failed'],
    most: 3,
  },
  {
    id: 'X01',
    what: 'exit 0 at load',
    source: 'process.exit(0)',
    ends: ['crashed'],
    most: 0,
  },
  {
    id: 'X02',
    what: 'lowest-level exit at load',
    source: 'process.reallyExit(0)',
    ends: ['crashed'],
    most: 0,
  },
  {
    id: 'X03',
    what: 'exit 0 after two answers',
    source: server({ each: 'if (n > 2) process.exit(0)' }),
    ends: ['crashed'],
    most: 2,
  },
  {
    id: 'X04',
    what: 'busy loop at load',
    source: 'for (;;);',
    ends: ['timeout'],
    most: 0,
    ...SOON,
  },
  {
    id: 'X05',
    what: 'busy loop on the third request',
    source: server({ each: 'if (n > 2) for (;;);' }),
    ends: ['timeout'],
    most: 2,
    ...SOON,
  },
  {
    id: 'X06',
    what: 'sleeps for ever',
    source: 'setInterval(() => {}, 1e9)',
    ends: ['timeout'],
    most: 0,
    ...SOON,
  },
  {
    id: 'X07',
    what: 'detached copies of itself from a timer',
    source: `${SPAWN}
      setInterval(() => {
        for (let n = 0; n < 50; n++) {
          try { spawn(process.execPath, [__filename], ${DETACHED}).on('error', () => {}) }
          catch {}
        }
      }, 20)`,
    ends: ['process-limit', 'crashed'],
    most: 0,
    limits: { processes: 64 },
    ...SOON,
  },
  {
    id: 'X08',
    what: 'a daemon in a session of its own, then exit',
    source: `${SPAWN}
      spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e9)'], ${DETACHED}).unref()
      process.exit(0)`,
    ends: ['crashed'],
    most: 0,
  },
  {
    id: 'X09',
    what: '400 short children',
    source: `${SPAWN}
      for (let n = 0; n < 400; n++) {
        try { spawn(process.execPath, ['-e', '0'], ${DETACHED}).on('error', () => {}) }
        catch {}
      }`,
    ends: ['process-limit', 'crashed'],
    most: 0,
    limits: { processes: 64 },
    ...SOON,
  },
]
