/**
 * A recording pipe between a client and a server. The client starts this program
 * in the server's place; it starts the real command, copies every byte both ways
 * as it came, and appends each line to a file before it passes it on. It has no
 * opinion about what it copies, and adds no patience: a reader that does not read
 * stalls the writer as it would without the pipe, on stderr as well.
 * Plain JavaScript, so that it starts as fast as Node does.
 *
 * node tap.js <file.jsonl> <command> [args…]
 *
 * `tap.ts` reads the file back and says what the entries are.
 */
import { spawn } from 'node:child_process'
import { closeSync } from 'node:fs'
import { LineRecorder, now, TapRecord } from './tap-record.js'

/** A grandchild can hold the pipes open after the server has died. */
const LAST_WORDS_MS = 200
/** After this, a signal that came to a group's leader was for the leader alone. */
const GROUP_SIGNAL_MS = 300
const COMMAND_NOT_FOUND = 127
const FORWARDED = /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGUSR2'])

const [file = '', command = '', ...args] = process.argv.slice(2)
const record = new TapRecord(file)
// Not detached: a group that ends the tap by SIGKILL takes the server along.
const child = spawn(command, args, { stdio: 'pipe', windowsHide: true })
record.append({ event: 'start', child: child.pid ?? null, time: Date.now() })

const toServer = new LineRecorder(record, '->', 'stdin')
const toClient = new LineRecorder(record, '<-', 'stdout')
const besides = new LineRecorder(record, '<-', 'stderr')
let lastWord = 0

// Each listener stands before its pipe: a line is on file before it is passed on.
process.stdin.on('data', chunk => toServer.take(chunk))
process.stdin.on('end', () => toServer.end())
process.stdin.pipe(child.stdin)
child.stdout.on('data', chunk => {
  lastWord = performance.now()
  toClient.take(chunk)
})
child.stdout.pipe(process.stdout)
child.stderr.on('data', chunk => besides.take(chunk))
child.stderr.on('end', () => besides.end())
child.stderr.pipe(process.stderr)

// What one side closes must be closed for the other, as if there were one pipe.
child.stdin.on('error', () => process.stdin.destroy())
child.stdin.on('close', () => process.stdin.destroy())
process.stdin.on('error', () => child.stdin.end())
process.stdout.on('error', () => child.stdout.destroy())
process.stderr.on('error', () => child.stderr.destroy())

/** Settles when nothing more will come from the server, and all of it went out. */
const stdoutOver = new Promise(resolve => {
  child.stdout.on('close', () => {
    if (!child.stdout.readableEnded) resolve(undefined)
  })
  child.stdout.on('end', () => {
    toClient.end()
    process.stdout.write('', () => {
      // `process.stdout.end` would leave the descriptor open.
      closeSync(1)
      resolve(undefined)
    })
  })
})

const leads = leadsGroup()
for (const signal of FORWARDED) {
  process.on(signal, () => {
    record.append({ event: 'signal', signal, at: now() })
    if (child.exitCode !== null || child.signalCode !== null) end()
    else if (!leads) child.kill(signal)
    else setTimeout(() => child.kill(signal), GROUP_SIGNAL_MS).unref()
  })
}

child.once('error', cause => {
  const { code } = /** @type {NodeJS.ErrnoException} */ (cause)
  record.append({ event: 'failure', code, message: cause.message })
  process.stderr.write(`cannot start ${command}: ${cause.message}\n`, () =>
    process.exit(COMMAND_NOT_FOUND),
  )
})

child.once('exit', async (code, signal) => {
  record.append({ event: 'exit', code, signal, at: now() })
  let over = false
  // Silence ends the waiting, unless it is the client that does not read.
  while (!over) {
    over = await Promise.race([stdoutOver.then(() => true), after(LAST_WORDS_MS)])
    const isBusy = performance.now() - lastWord < LAST_WORDS_MS
    if (!isBusy && !process.stdout.writableNeedDrain) break
  }
  const told = new Promise(resolve => process.stderr.write('', resolve))
  await Promise.race([told, after(LAST_WORDS_MS)])
  end()
})

/** @param {number} ms @returns {Promise<false>} */
function after(ms) {
  return new Promise(resolve => setTimeout(resolve, ms, false))
}

/** Whether signals to a group reach the server without our help. */
function leadsGroup() {
  try {
    process.kill(-process.pid, 0)
    return true
  } catch {
    // No such group: whoever started us signals us alone.
    return false
  }
}

/** Ends as the server has ended: with its code, or by its signal. */
function end() {
  if (child.signalCode === null) process.exit(child.exitCode ?? 0)
  for (const signal of FORWARDED) process.removeAllListeners(signal)
  process.kill(process.pid, child.signalCode)
}
