import { expect, test } from 'vitest'
import { probeText } from '../src/index.ts'

test('a text that demands a handshake is dated', () => {
  const { verdict } = probeText('The client must send `initialize` first.')
  expect(verdict).toBe('dated')
})
