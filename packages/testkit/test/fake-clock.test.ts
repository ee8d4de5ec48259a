/** Time that a test moves: nothing happens before, and everything in order. */
import { expect, test } from 'vitest'
import { FakeClock } from '../src/fake-clock.ts'

test('time stands still until it is moved', async () => {
  const clock = new FakeClock()
  let rang = false
  clock.after(1000, () => {
    rang = true
  })
  await clock.advance(999)
  expect([clock.now(), rang]).toEqual([999, false])
  await clock.advance(1)
  expect([clock.now(), rang]).toEqual([1000, true])
})

test('timers run in the order in which they are due, each at its own time', async () => {
  const clock = new FakeClock()
  const ran: [string, number][] = []
  const note = (name: string) => () => void ran.push([name, clock.now()])
  clock.after(300, note('last'))
  clock.after(100, note('first'))
  clock.after(200, note('second'))
  clock.after(200, note('third'))
  await clock.advance(1000)
  expect(ran).toEqual([
    ['first', 100],
    ['second', 200],
    ['third', 200],
    ['last', 300],
  ])
  expect(clock.now()).toBe(1000)
})

test('what a timer sets off follows within the same advance', async () => {
  const clock = new FakeClock()
  const times: number[] = []
  const again = async (): Promise<void> => {
    times.push(clock.now())
    await Promise.resolve()
    if (times.length < 5) clock.after(100, again)
  }
  clock.after(100, again)
  await clock.advance(350)
  expect(times).toEqual([100, 200, 300])
  await clock.advance(1000)
  expect(times).toEqual([100, 200, 300, 400, 500])
})

test('a timer that is cancelled neither runs nor is waited for', async () => {
  const clock = new FakeClock()
  let rang = false
  const cancel = clock.after(100, () => {
    rang = true
  })
  clock.after(200, () => undefined)
  cancel()
  cancel()
  expect(clock.waiting).toEqual([200])
  await clock.advance(1000)
  expect(rang).toBe(false)
})

test('tells what is waited for, the next first, and all that was ever asked', async () => {
  const clock = new FakeClock()
  clock.after(300, () => undefined)
  await clock.advance(250)
  clock.after(100, () => undefined)
  expect(clock.waiting).toEqual([300, 100])
  await clock.advance(50)
  expect(clock.waiting).toEqual([100])
  expect(clock.asked).toEqual([300, 100])
})

test('a fence opens for a wait of its kind, set before or later', async () => {
  const clock = new FakeClock()
  clock.after(5, () => undefined)
  expect(await clock.waitsFor(ms => ms < 10)).toBe(5)

  let found: number | undefined
  const fence = clock
    .waitsFor(ms => ms > 10)
    .then(ms => {
      found = ms
    })
  clock.after(7, () => undefined)
  await new Promise(resolve => setImmediate(resolve))
  expect(found).toBeUndefined()
  clock.after(20, () => undefined)
  await fence
  expect(found).toBe(20)
})

test('a wait that is over opens no fence', async () => {
  const clock = new FakeClock()
  clock.after(20, () => undefined)
  await clock.advance(20)
  let isOpen = false
  void clock
    .waitsFor(ms => ms === 20)
    .then(() => {
      isOpen = true
    })
  await new Promise(resolve => setImmediate(resolve))
  expect(isOpen).toBe(false)
})

test('two who move it at once do not turn it back', async () => {
  const clock = new FakeClock()
  clock.after(10, () => undefined)
  await Promise.all([clock.advance(50), clock.advance(200)])
  expect(clock.now()).toBe(210)
})
