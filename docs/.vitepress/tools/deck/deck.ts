/**
 * Which card is next, and what a rating does to it. Times are milliseconds since 1970
 * and come from outside; nothing is stored here.
 */
import type { Text } from '@workshop/syllabus'
import { isObject, readJson } from '../input/json-text.ts'

export type Rating = 'knew' | 'partly' | 'not'

export interface CardState {
  /** 0 to 5: how often in a row it was known. */
  level: number
  dueAt: number
  ratedAt: number
}

export type DeckState = Readonly<Record<string, CardState>>

const DAY = 86_400_000
/** Days until a card of this level comes back. */
export const DAYS = [0, 1, 3, 7, 16, 35] as const

export function rate(
  state: DeckState,
  id: string,
  rating: Rating,
  now: number,
): DeckState {
  const before = state[id]?.level ?? 0
  const top = DAYS.length - 1
  const level =
    rating === 'not' ? 0 : rating === 'knew' ? Math.min(top, before + 1) : before
  const days = DAYS[level] ?? 0
  return { ...state, [id]: { level, dueAt: now + days * DAY, ratedAt: now } }
}

/**
 * Due cards first: the lowest level, and of these the one that was rated longest ago.
 * Then new ones, in the order of the list. Never the one just seen, if there is another.
 */
export function nextCard(
  ids: readonly string[],
  state: DeckState,
  now: number,
  seen?: string,
): string | undefined {
  const due = ids
    .filter(id => (state[id]?.dueAt ?? Number.POSITIVE_INFINITY) <= now)
    .sort((a, b) => {
      const [one, other] = [state[a] as CardState, state[b] as CardState]
      return one.level - other.level || one.ratedAt - other.ratedAt
    })
  const fresh = ids.filter(id => state[id] === undefined)
  const queue = [...due, ...fresh]
  return queue.find(id => id !== seen) ?? queue[0]
}

export interface Standing {
  fresh: number
  due: number
  /** When the next card comes back, if none is due and none is new. */
  nextAt: number | undefined
}

export function standingOf(
  ids: readonly string[],
  state: DeckState,
  now: number,
): Standing {
  const known = ids.flatMap(id => state[id] ?? [])
  const due = known.filter(({ dueAt }) => dueAt <= now).length
  const later = known.map(({ dueAt }) => dueAt).filter(dueAt => dueAt > now)
  const nextAt = later.length === 0 ? undefined : Math.min(...later)
  return { fresh: ids.length - known.length, due, nextAt }
}

const FORMAT = 'mcp-zero-to-one-deck'

export const exported = (state: DeckState): string =>
  `${JSON.stringify({ format: FORMAT, version: 1, cards: state }, null, 2)}\n`

export type Imported =
  | { ok: true; state: DeckState; taken: number; left: number }
  | { ok: false; says: Text }

/** Of each card the newer entry stays. Cards nobody knows are kept: a topic may return. */
export function imported(text: string, state: DeckState): Imported {
  const read = readJson(text)
  if (!read.ok) return { ok: false, says: read.says }
  if (!isObject(read.value) || read.value.format !== FORMAT) {
    const en = 'expected a file that Export has written'
    return { ok: false, says: { en, zh: '要的是「导出」存下的文件' } }
  }
  const { cards } = read.value
  const entries = Object.entries(isObject(cards) ? cards : {})
  const good = entries.filter((entry): entry is [string, CardState] => isCard(entry[1]))
  const newer = good.filter(([id, card]) => card.ratedAt > (state[id]?.ratedAt ?? 0))
  return {
    ok: true,
    state: { ...state, ...Object.fromEntries(newer) },
    taken: newer.length,
    left: entries.length - good.length,
  }
}

/** What storage has may be of anybody: a wrong entry is as good as none. */
export function stored(text: string | null): DeckState {
  const read = readJson(text ?? '{}')
  if (!read.ok || !isObject(read.value)) return {}
  const entries = Object.entries(read.value)
  return Object.fromEntries(
    entries.filter((entry): entry is [string, CardState] => isCard(entry[1])),
  )
}

/** What a date can be at most. */
const LAST_DAY = 8_640_000_000_000_000

function isCard(value: unknown): value is CardState {
  if (!isObject(value)) return false
  const { level, dueAt, ratedAt } = value
  const isTime = (time: unknown) =>
    Number.isFinite(time) && (time as number) >= 0 && (time as number) <= LAST_DAY
  const isLevel = Number.isInteger(level) && DAYS[level as number] !== undefined
  return isLevel && isTime(dueAt) && isTime(ratedAt)
}
