/** The deck: which card comes next, and what is taken from a file of anybody. */
import { expect, test } from 'vitest'
import {
  type DeckState,
  exported,
  imported,
  nextCard,
  rate,
  standingOf,
  stored,
} from '../../.vitepress/tools/deck/deck.ts'

const DAY = 86_400_000
const ids = ['q-01', 'q-02', 'q-03']

test('a card that is known comes back later each time, one that is not at once', () => {
  let state: DeckState = {}
  const days = [1, 3, 7, 16, 35, 35]
  for (const day of days) {
    state = rate(state, 'q-01', 'knew', 0)
    expect(state['q-01']?.dueAt).toBe(day * DAY)
  }
  expect(rate(state, 'q-01', 'partly', 0)['q-01']?.level).toBe(5)
  expect(rate(state, 'q-01', 'not', 7)['q-01']).toEqual({
    level: 0,
    dueAt: 7,
    ratedAt: 7,
  })
})

test('due before new, shaky before sure, and not the same one twice', () => {
  const state = rate(rate({}, 'q-02', 'partly', 1), 'q-03', 'knew', 0)
  expect(nextCard(ids, {}, 0)).toBe('q-01')
  expect(nextCard(ids, state, 2)).toBe('q-02')
  expect(nextCard(ids, state, 2, 'q-02')).toBe('q-01')
  expect(nextCard(['q-02'], state, 2, 'q-02')).toBe('q-02')
  expect(nextCard(['q-03'], state, 2)).toBeUndefined()
  expect(nextCard(['q-03'], state, DAY)).toBe('q-03')
  expect(nextCard([], {}, 0)).toBeUndefined()
  expect(standingOf(ids, state, 2)).toEqual({ fresh: 1, due: 1, nextAt: DAY })
})

test('export and import keep the newer entry of each card', () => {
  const old = rate({}, 'q-01', 'not', 5)
  const newer = rate(old, 'q-01', 'knew', 9)
  expect(imported(exported(newer), old)).toMatchObject({ state: newer, taken: 1 })
  expect(imported(exported(old), newer)).toMatchObject({ state: newer, taken: 0 })
})

test.each(['', '{', '[]', '{"format":"other","cards":{}}', 'null'])(
  'a file that is no deck is refused: %s',
  text => {
    expect(imported(text, {}).ok).toBe(false)
  },
)

test('entries that are none are left out, and counted', () => {
  const cards = {
    good: { level: 1, dueAt: 2, ratedAt: 3 },
    level: { level: 9, dueAt: 2, ratedAt: 3 },
    time: { level: 1, dueAt: 'x', ratedAt: 3 },
    nothing: null,
    never: { level: 1, dueAt: 1e300, ratedAt: 3 },
  }
  const text = JSON.stringify({ format: 'mcp-zero-to-one-deck', version: 1, cards })
  expect(imported(text, {})).toMatchObject({ taken: 1, left: 4 })
  expect(Object.keys(stored(JSON.stringify(cards)))).toEqual(['good'])
  expect(stored('{ broken')).toEqual({})
  expect(stored(null)).toEqual({})
})
