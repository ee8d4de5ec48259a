/** What counts as evidence of a revision, and what does not. */
import { META, MODERN_VERSION } from '@workshop/wire'
import { expect, test } from 'vitest'
import type { RecordedFrame } from '../src/recorder.ts'
import { wireRevision } from '../src/wire-revision.ts'

const _meta = { [META.protocolVersion]: MODERN_VERSION, [META.clientCapabilities]: {} }

const sent = (message: object): RecordedFrame => ({
  dir: '->',
  stream: 'stdin',
  text: JSON.stringify({ jsonrpc: '2.0', ...message }),
  at: 0,
})
const received = (message: object): RecordedFrame => ({
  ...sent(message),
  dir: '<-',
  stream: 'stdout',
})

test('legacy is what the server settles on, not what the client offers', () => {
  const frames = [
    sent({ id: 0, method: 'initialize', params: { protocolVersion: '2025-11-25' } }),
    received({ id: 0, result: { protocolVersion: '2024-11-05' } }),
  ]
  expect(wireRevision(frames)).toEqual({ era: 'legacy', version: '2024-11-05' })
})

test('modern is a request that names its revision and is answered', () => {
  const frames = [
    sent({ id: 'a', method: 'tools/list', params: { _meta } }),
    received({ id: 'a', result: { tools: [] } }),
  ]
  expect(wireRevision(frames)).toEqual({ era: 'modern', version: MODERN_VERSION })
})

test('a probe that is refused is no evidence; the handshake after it is', () => {
  const frames = [
    sent({ id: 1, method: 'server/discover', params: { _meta } }),
    received({ id: 1, error: { code: -32601, message: 'no' } }),
  ]
  expect(wireRevision(frames)).toBeUndefined()
  const handshake = [
    sent({ id: 2, method: 'initialize', params: { protocolVersion: '2025-11-25' } }),
    received({ id: 2, result: { protocolVersion: '2025-11-25' } }),
  ]
  expect(wireRevision([...frames, ...handshake])?.era).toBe('legacy')
})

test('an answer to another id, or noise, is no evidence', () => {
  const frames = [
    sent({ id: 1, method: 'tools/list', params: { _meta } }),
    received({ id: '1', result: {} }),
    { ...received({}), text: 'ready' },
    { ...received({}), text: '{"level":"info","id":1,"result":{}}' },
  ]
  expect(wireRevision(frames)).toBeUndefined()
})
