/**
 * The body of a scripted peer: the process that a subject's client starts.
 * It decides nothing. What arrives on stdin is reported to the script, and what
 * the script says is written, byte for byte, wherever the script says.
 * Plain JavaScript, so that it starts as fast as Node does.
 *
 * node peer-process.js <port> <key>
 *
 * Frames on the control socket: one kind byte, four bytes of length, the body.
 */
import { closeSync } from 'node:fs'
import { connect } from 'node:net'

const [port, key] = process.argv.slice(2)
const control = connect(Number(port), '127.0.0.1')

/** @param {string} kind @param {Uint8Array | string} [body] */
function report(kind, body = '') {
  const bytes = Buffer.from(body)
  const head = Buffer.alloc(5)
  head.write(kind, 0, 'latin1')
  head.writeUInt32BE(bytes.length, 1)
  control.write(Buffer.concat([head, bytes]))
}

/** @type {Record<string, (body: Buffer) => unknown>} */
const orders = {
  o: body => process.stdout.write(body, () => report('w')),
  e: body => process.stderr.write(body, () => report('w')),
  x: body => process.exit(Number(body.toString())),
  // `destroy` would keep the descriptor of a pipe; the other side must see the end.
  c: () => closeSync(1),
  i: () => void process.stdin.destroy(),
  k: () => {
    survivesEof = true
  },
  t: () => {
    survivesTerm = true
  },
}

let survivesEof = false
let survivesTerm = false
let unread = Buffer.alloc(0)

control.on('data', chunk => {
  unread = Buffer.concat([unread, chunk])
  while (unread.length >= 5) {
    const length = unread.readUInt32BE(1)
    if (unread.length < 5 + length) return
    const kind = unread.toString('latin1', 0, 1)
    const body = unread.subarray(5, 5 + length)
    unread = unread.subarray(5 + length)
    orders[kind]?.(body)
  }
})
// Without its script a peer has nothing to do.
control.on('close', () => process.exit(0))
control.on('error', () => process.exit(0))

const { pid, env } = process
report(
  'h',
  JSON.stringify({ key, pid, args: process.argv.slice(4), env, cwd: process.cwd() }),
)
process.stdin.on('data', chunk => report('s', chunk))
process.stdin.on('error', () => report('z'))
process.stdin.on('end', () => {
  report('z')
  if (!survivesEof) control.end(() => process.exit(0))
})
process.stdout.on('error', () => report('p'))
process.on('SIGTERM', () => {
  report('g', 'SIGTERM')
  if (!survivesTerm) control.end(() => process.exit(143))
})
