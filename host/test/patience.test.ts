/** Limits that stand still while a person thinks. */
import { expect, test, vi } from 'vitest'
import { createPatience } from '../src/patience.ts'

test('a limit counts the time around a question, and not the question', async () => {
  vi.useFakeTimers()
  try {
    const patience = createPatience(() => Date.now())
    const fired: string[] = []
    patience.after(1000, () => void fired.push('before'))
    const cancel = patience.after(1500, () => void fired.push('called off'))
    vi.advanceTimersByTime(600)
    let answer = (): void => undefined
    const asked = patience.during(
      () =>
        new Promise<void>(resolve => {
          answer = resolve
        }),
    )
    patience.after(500, () => void fired.push('inside'))
    vi.advanceTimersByTime(3_600_000)
    expect(fired).toEqual([])
    answer()
    await asked
    vi.advanceTimersByTime(399)
    expect(fired).toEqual([])
    cancel()
    vi.advanceTimersByTime(1)
    expect(fired).toEqual(['before'])
    vi.advanceTimersByTime(3_600_000)
    expect(fired).toEqual(['before', 'inside'])
  } finally {
    vi.useRealTimers()
  }
})
