import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { oneOf } from '@workshop/testkit'
import { guards } from './contract.ts'
import { callOf, recording, serveRaw } from './raw-http.ts'
import { whatServer as what } from './what-server.ts'

const FOREIGN_ORIGINS = [
  'https://evil.example',
  'null',
  'http://localhost.evil.example',
  'http://127.0.0.1.evil.example:8080',
  'http://evil-localhost',
  'https://app.example.evil.example',
]
const OUR_ORIGINS = [
  undefined,
  'http://localhost:5173',
  'http://127.0.0.1:8080',
  'http://[::1]:3000',
  'https://app.example',
]

guards('foreign-origin', 'origin', async t => {
  const { tool, calls } = recording()
  const allowedOrigins = ['https://app.example']
  const server = await serveRaw(t, { tools: [tool], allowedOrigins })
  for (const origin of FOREIGN_ORIGINS) {
    const { status } = await server.post(callOf('echo'), { Origin: origin })
    t.equal(status, 403, what.statusFor('Origin', origin))
    t.equal(calls, [], what.runs)
  }
  for (const origin of OUR_ORIGINS) {
    const { status } = await server.post(callOf('echo'), { Origin: origin })
    t.equal(status, 200, what.statusFor('Origin', origin))
  }
  t.equal(calls.length, OUR_ORIGINS.length, what.runs)
})

const FOREIGN_HOSTS = [
  'evil.example',
  'evil.example:8080',
  'localhost.evil.example',
  '127.0.0.1.evil.example:8080',
  'evil-localhost:8080',
]
const OUR_HOSTS = ['localhost', 'LOCALHOST:8080', '127.0.0.1:1234', '[::1]:8080']

guards('foreign-origin', 'host', async t => {
  const { tool, calls } = recording()
  const server = await serveRaw(t, { tools: [tool] })
  for (const host of FOREIGN_HOSTS) {
    const { status } = await server.post(callOf('echo'), { Host: host })
    t.equal(status, 403, what.statusFor('Host', host))
  }
  // No host at all: a server's HTTP library may be the one that says so.
  const forged = 'localhost:8080@evil.example'
  const { status } = await server.post(callOf('echo'), { Host: forged })
  t.fits(status, oneOf([403, 400]), what.statusFor('Host', forged))
  t.equal(calls, [], what.runs)
  for (const host of OUR_HOSTS) {
    const { status } = await server.post(callOf('echo'), { Host: host })
    t.equal(status, 200, what.statusFor('Host', host))
  }
})

guards('foreign-origin', 'loopback', async t => {
  const server = await serveRaw(t)
  const { hostname, port } = new URL(server.url)
  t.equal(hostname, '127.0.0.1', 'url().hostname')
  t.equal(await isReached(hostname, Number(port)), true, what.reached(hostname))
  const others = otherAddresses()
  t.witness(others.length > 0, what.otherAddresses)
  for (const address of others) {
    t.equal(await isReached(address, Number(port)), false, what.reached(address))
  }
})

/** Linux answers on all of 127.0.0.0/8, elsewhere there is usually a network. */
function otherAddresses(): string[] {
  const addresses = Object.values(networkInterfaces()).flatMap(list => list ?? [])
  const outer = addresses.filter(
    ({ internal, family }) => !internal && family === 'IPv4',
  )
  const second = process.platform === 'linux' ? ['127.0.0.2'] : []
  return [...second, ...outer.map(({ address }) => address)]
}

function isReached(host: string, port: number): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect({ host, port })
    const end = (isReached: boolean): void => {
      socket.destroy()
      resolve(isReached)
    }
    // An address behind a firewall does not even refuse. Those of this machine answer at
    // once, if it has time: a short limit would take a busy one for a firewall.
    socket.setTimeout(5000, () => end(false))
    socket.on('connect', () => end(true)).on('error', () => end(false))
  })
}

guards('foreign-origin', 'body-limit', async t => {
  const { tool, calls } = recording('echo', { text: { type: 'string' } })
  const maxBodyBytes = 1000
  const server = await serveRaw(t, { tools: [tool], maxBodyBytes })
  const filled = (bytes: number): string => {
    const missing = bytes - JSON.stringify(callOf('echo', { text: '' })).length
    return JSON.stringify(callOf('echo', { text: 'x'.repeat(missing) }))
  }
  const headers = {
    'Content-Type': 'application/json',
    Accept: 'application/json, text/event-stream',
    'MCP-Protocol-Version': '2026-07-28',
    'Mcp-Method': 'tools/call',
    'Mcp-Name': 'echo',
  }
  for (const chunked of [false, true]) {
    for (const bytes of [maxBodyBytes + 1, 200_000]) {
      const body = filled(bytes)
      const { status } = await server.send({ headers, body, chunked })
      const length = chunked ? 'Transfer-Encoding: chunked' : 'Content-Length'
      const request = {
        en: `${bytes} bytes, ${length}`,
        zh: ` ${bytes} 字节、${length} `,
      }
      t.equal(status, 413, what.statusOf(request))
    }
  }
  t.equal(calls, [], what.runs)
  const { status } = await server.send({ headers, body: filled(maxBodyBytes) })
  const fits = { en: `${maxBodyBytes} bytes`, zh: ` ${maxBodyBytes} 字节` }
  t.equal(status, 200, what.statusOf(fits))
})
