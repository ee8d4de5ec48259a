/** The server of the built site: addresses with and without `.html`, and nothing hidden. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Site, serve } from '../src/server.ts'

let root: string
let site: Site
let other: Site

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'site-'))
  mkdirSync(join(root, 'dist/guide'), { recursive: true })
  writeFileSync(join(root, 'secret.html'), 'secret')
  writeFileSync(join(root, 'dist/.sources'), 'hidden')
  writeFileSync(join(root, 'dist/index.html'), 'home')
  writeFileSync(join(root, 'dist/404.html'), 'none')
  writeFileSync(join(root, 'dist/guide/0.html'), 'chapter')
  writeFileSync(join(root, 'dist/guide/index.html'), 'chapters')
  site = await serve(join(root, 'dist'))
})
afterAll(async () => {
  await Promise.all([site.close(), other?.close()])
  rmSync(root, { recursive: true })
})

test.each([
  ['/', 200, 'home'],
  ['/guide/', 200, 'chapters'],
  ['/guide/0', 200, 'chapter'],
  ['/guide/0.html?x=1', 200, 'chapter'],
  ['/guide/9', 404, 'none'],
  ['/.sources', 404, 'none'],
  ['/%2e%2e/secret.html', 404, 'none'],
  ['/%00', 404, 'none'],
  ['/%ff', 404, 'none'],
])('%s is answered with %i', async (path, status, body) => {
  const response = await fetch(site.address + path)
  expect(response.status).toBe(status)
  expect(await response.text()).toBe(body)
})

test('a path that leaves the folder is no path', async () => {
  expect(await raw('GET /../secret.html HTTP/1.1')).toContain('404')
  expect(await raw('GET //etc/passwd HTTP/1.1')).toContain('404')
  expect(await raw('POST / HTTP/1.1')).toContain('405')
})

test('a port that is taken is no reason to fail', async () => {
  const port = Number(new URL(site.address).port)
  other = await serve(join(root, 'dist'), port)
  expect(other.address).not.toBe(site.address)
  expect((await fetch(other.address)).status).toBe(200)
})

/** As it is typed; `fetch` would tidy it up. */
function raw(line: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(site.address).port), '127.0.0.1')
    let text = ''
    socket.setEncoding('utf8').on('data', chunk => {
      text += chunk
    })
    socket.on('end', () => resolve(text)).on('error', reject)
    socket.write(`${line}\r\nhost: x\r\nconnection: close\r\n\r\n`)
  })
}
