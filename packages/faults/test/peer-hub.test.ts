/**
 * The port where peer processes report is open to whoever is on the machine. What comes
 * from a stranger ends the stranger's connection, and nothing else.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import type { Peer, Script } from '../src/peer.ts'
import { PeerHub } from '../src/peer-hub.ts'

// Some of these start programs, beside whatever else runs.
vi.setConfig({ testTimeout: 30_000 })

const hubs: PeerHub[] = []

afterEach(async () => {
  for (const hub of hubs.splice(0)) await hub.close()
})

async function scripted(script: Script = {}): Promise<Peer> {
  const hub = new PeerHub()
  hubs.push(hub)
  return hub.peer(script)
}

function frame(kind: string, body: string, length = body.length): Buffer {
  const head = Buffer.alloc(5)
  head.write(kind, 0, 'latin1')
  head.writeUInt32BE(length, 1)
  return Buffer.concat([head, Buffer.from(body)])
}

/** Settles when the hub has closed the connection. */
async function stranger(peer: Peer, ...frames: Buffer[]): Promise<void> {
  const socket = connect(Number(peer.args[1]), '127.0.0.1')
  socket.on('error', () => socket.destroy()).resume()
  socket.write(Buffer.concat(frames))
  await once(socket, 'close')
}

const hello = (more: object = {}) =>
  frame('h', JSON.stringify({ key: '1', pid: 1, args: [], env: {}, cwd: '/', ...more }))

test.each([
  ['no JSON', frame('h', 'x')],
  ['nothing', frame('h', 'null')],
  ['a key that nobody has', hello({ key: 'constructor' })],
  ['an environment of anything', hello({ env: { PATH: {} } })],
  ['no environment', hello({ env: null })],
  ['more than a report can be', frame('h', '', 0xffff_ffff)],
])('%s: the connection ends, and the peer is still to come', async (_, bytes) => {
  const peer = await scripted()
  await stranger(peer, bytes)
  expect(peer.start).toBe(undefined)
  const own = spawn(peer.command, peer.args, { stdio: 'pipe' })
  await peer.started
  own.kill()
  await peer.gone
  expect(peer.fault).toBe(undefined)
})

test('methods may be called anything; a script that trips is on record', async () => {
  const peer = await scripted({
    trip: ({ params }) => void params?.name?.toString(),
    odd: ({ params }) => void (params as { a: { b: string } }).a.b,
  })
  const lines = [
    '{"method":"__proto__"}',
    '{"method":{"toString":1}}',
    '{"method":"constructor"}',
    '{"method":"trip","params":null}',
  ]
  const own = connect(Number(peer.args[1]), '127.0.0.1')
  own.write(Buffer.concat([hello(), frame('s', `${lines.join('\n')}\n`)]))
  await peer.seen(({ method }) => method === 'trip')
  expect(peer.fault).toBe(undefined)
  own.write(frame('s', '{"method":"odd"}\n'))
  await peer.seen(({ method }) => method === 'odd')
  await new Promise(resolve => setImmediate(resolve))
  expect(peer.fault).toBeInstanceOf(TypeError)
  own.destroy()
})

test('a client that never stops is heard for a while', async () => {
  const peer = await scripted()
  const own = connect(Number(peer.args[1]), '127.0.0.1')
  own.on('error', () => own.destroy()).resume()
  own.write(hello())
  const megabyte = frame('s', 'x'.repeat(2 ** 20))
  const more = () => {
    while (!own.destroyed && own.write(megabyte));
  }
  own.on('drain', more)
  more()
  await peer.gone
  expect(peer.unreadable).toEqual([])
})
