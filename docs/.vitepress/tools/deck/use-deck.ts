/** The deck's state in this browser: ratings, the card on top, and what a file brings. */
import type { Text } from '@workshop/syllabus'
import { computed, onMounted, ref, shallowRef } from 'vue'
import { MOST_BYTES, textOf, tooLarge } from '../input/file-text.ts'
import type { Cards } from './cards.ts'
import {
  type DeckState,
  exported,
  imported,
  nextCard,
  type Rating,
  rate,
  standingOf,
  stored,
} from './deck.ts'
import { takenText, WORDS } from './words.ts'

const KEY = 'mcp-zero-to-one:deck'

export function useDeck(load: () => Promise<Cards>) {
  const cards = shallowRef<Cards>()
  const state = shallowRef<DeckState>({})
  const topic = ref('')
  const id = ref<string>()
  const isTurned = ref(false)
  const says = shallowRef<Text>()

  const ids = computed(() =>
    (cards.value?.cards ?? [])
      .filter(card => topic.value === '' || card.topic === topic.value)
      .map(card => card.id),
  )
  const card = computed(() => cards.value?.cards.find(one => one.id === id.value))
  const standing = computed(() => standingOf(ids.value, state.value, Date.now()))

  function turnUp(next: string | undefined): void {
    id.value = next
    isTurned.value = false
  }

  const next = (): void =>
    turnUp(nextCard(ids.value, state.value, Date.now(), id.value))

  /** When nothing is due: the one that would be next. */
  const early = (): void => {
    const far = Number.MAX_SAFE_INTEGER
    turnUp(nextCard(ids.value, state.value, far, id.value))
  }

  function keep(now: DeckState): void {
    state.value = now
    try {
      localStorage.setItem(KEY, JSON.stringify(now))
    } catch {
      // Full, or forbidden: said, and the session goes on.
      says.value = WORDS.notKept
    }
  }

  function rated(rating: Rating): void {
    if (id.value === undefined) return
    keep(rate(state.value, id.value, rating, Date.now()))
    next()
  }

  async function read(file: File): Promise<void> {
    if (file.size > MOST_BYTES) {
      says.value = tooLarge(file.size)
      return
    }
    const found = textOf(new Uint8Array(await file.arrayBuffer()))
    const taken = found.ok ? imported(found.text, state.value) : found
    if (!taken.ok) {
      says.value = taken.says
      return
    }
    keep(taken.state)
    says.value = takenText(taken.taken, taken.left)
    if (id.value === undefined) next()
  }

  function forget(): void {
    keep({})
    next()
  }

  onMounted(async () => {
    try {
      state.value = stored(localStorage.getItem(KEY))
    } catch {
      // Storage is forbidden: the deck begins anew, and says so at the first rating.
    }
    cards.value = await load()
    next()
  })

  const file = (): string => exported(state.value)
  return {
    ...{ cards, card, topic, isTurned, says, standing },
    ...{ next, early, rated, read, forget, file },
  }
}
