import { expect, test, vi } from 'vitest'
import { patiently, withLimit } from '../src/patience.ts'

/** When `late` was called, on a machine that is idle for a share of each wait. */
function lateAfter(ms: number, ...shares: number[]): number | undefined {
  vi.useFakeTimers()
  try {
    let [idle, total, at, looks] = [0, 0, 0, 0]
    let late: number | undefined
    // Each wait looks at its beginning and at its end.
    const look = () => {
      if (looks++ % 2 === 1) {
        idle += 100 * (shares.shift() ?? 0)
        total += 100
      }
      return { idle, total }
    }
    const stop = patiently(ms, () => (late ??= at), look)
    for (; at <= 10 * ms; at += ms) {
      if (at > 0) vi.advanceTimersByTime(ms)
      if (late !== undefined) break
    }
    stop()
    return late
  } finally {
    vi.useRealTimers()
  }
}

test('silence on a machine with time to spare is a hang', () => {
  expect(lateAfter(2000, 0.5)).toBe(2000)
})

test('silence while every core was busy is looked at again', () => {
  expect(lateAfter(2000, 0.01, 0.02, 0.5)).toBe(6000)
})

test('however busy it is, four waits are enough', () => {
  expect(lateAfter(2000)).toBe(8000)
})

test('what is long by itself is not made longer than 20 s', () => {
  expect(lateAfter(5000)).toBe(20_000)
  expect(lateAfter(15_000)).toBe(15_000)
  expect(lateAfter(30_000)).toBe(30_000)
})

test('a wait that was stopped ends nothing', () => {
  vi.useFakeTimers()
  const late = vi.fn()
  patiently(2000, late)()
  vi.advanceTimersByTime(60_000)
  vi.useRealTimers()
  expect(late).not.toHaveBeenCalled()
})

test.each([
  [0.01, [1200, 4800]],
  [0.4, [1200, 4800]],
  [0.5, [1200]],
])(
  'a limit under which a check failed, the machine idle for %f: %j',
  async (idle, asked) => {
    const limits: number[] = []
    let looks = 0
    const look = () => ({ idle: idle * looks, total: looks++ })
    const failing = async (ms: number): Promise<void> => {
      limits.push(ms)
      throw new Error(`under ${ms} ms`)
    }
    await expect(withLimit(1200, failing, look)).rejects.toThrow(
      `under ${asked.at(-1)} ms`,
    )
    expect(limits).toEqual(asked)
  },
)
