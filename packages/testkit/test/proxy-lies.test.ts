/**
 * A subject that says over the seam what it is not asked, what is not so, or more than
 * anybody can hear.
 */
import { expect, test, vi } from 'vitest'
import { FrameReader } from '../src/subject/proxy/frames.ts'
import { ProtocolViolation } from '../src/subject/proxy/index.ts'
import { proxied } from './proxied-subject.ts'

vi.setConfig({ testTimeout: 60_000 })

const FORGE = `
  import { writeSync } from 'node:fs'
  function frame(head: object) {
    const text = Buffer.from(JSON.stringify(head))
    const sizes = Buffer.alloc(8)
    sizes.writeUInt32BE(text.length + 4, 0)
    sizes.writeUInt32BE(text.length, 4)
    writeSync(3, Buffer.concat([sizes, text]))
  }`

test('a date of what becomes no number ends the subject, and nobody else', async () => {
  await using it = proxied(`${FORGE}
    const odd = { valueOf: 1, toString: 1 }
    export const forge = () => {
      frame({ t: 'call', id: 1, f: 2, x: 0, n: 0, v: [{ $: 'd', v: odd }] })
      return new Promise(() => undefined)
    }
    export const good = () => 'good'`)
  const forged = it.subject.call('it', 'forge')
  await expect(forged).rejects.toThrow(ProtocolViolation)
  expect(await it.subject.call('it', 'good')).toBe('good')
})

test('answers before they are asked for are heard by nobody', async () => {
  await using it = proxied(`${FORGE}
    export const early = () => {
      for (let id = 1; id < 50; id++) {
        frame({ t: 'ret', id: id + 1, k: 1, x: 0, v: [true, 'forged'] })
      }
    }
    export const honest = () => 'honest'`)
  await it.subject.call('it', 'early')
  for (let nth = 0; nth < 20; nth++) {
    expect(await it.subject.call('it', 'honest')).toBe('honest')
  }
})

test('its clock of the processor is not the one that counts', async () => {
  await using it = proxied(`
    process.cpuUsage = () => ({ user: 0, system: 0 })
    export const busy = () => {
      const end = Date.now() + 300
      while (Date.now() < end) continue
    }`)
  expect(await it.subject.timedCall('it', 'busy')).toBeGreaterThan(5)
})

test('its own memory is not counted by itself', async () => {
  await using it = proxied(`
    process.memoryUsage = (() => ({ heapUsed: 0, external: 0 })) as never
    export const here = () => true`)
  await it.subject.call('it', 'here')
  expect(await it.subject.memory()).toBeGreaterThan(2 ** 20)
})

test('what waits to be read has an end', () => {
  const reader = new FrameReader({ bytes: 100, depth: 10, values: 10 })
  reader.feed(new Uint8Array(150))
  expect(() => reader.feed(new Uint8Array(100))).toThrow(ProtocolViolation)
})
