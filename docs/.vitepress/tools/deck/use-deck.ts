/** The deck's state in this browser: ratings, the card on top, and what a file brings. */
import type { Text } from '@workshop/syllabus'
import { computed, onBeforeUnmount, onMounted, ref, shallowRef } from 'vue'
import { textIn, tooLarge } from '../input/file-text.ts'
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
/** A deck has less than a hundredth of it, and it is read while the page waits. */
const MOST_BYTES = 1024 * 1024

export function useDeck(load: () => Promise<Cards>) {
  const cards = shallowRef<Cards>()
  const state = shallowRef<DeckState>({})
  const topic = ref('')
  const id = ref<string>()
  const isTurned = ref(false)
  const says = shallowRef<Text>()
  /** Storage has what is here; where it has not, it is not asked again. */
  let isKept = true

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
      isKept = true
      if (says.value === WORDS.notKept) says.value = undefined
    } catch {
      isKept = false
      // Full, or forbidden: said, and the session goes on.
      says.value = WORDS.notKept
    }
  }

  /** The deck may be open twice: what the other one was told counts as well. */
  function recall(): void {
    if (!isKept) return
    try {
      state.value = stored(localStorage.getItem(KEY))
    } catch {
      // Storage is forbidden: the deck begins anew, and says so at the first rating.
      isKept = false
    }
  }
  const follow = ({ key }: StorageEvent): void => {
    if (key === KEY || key === null) recall()
  }

  function rated(rating: Rating): void {
    if (id.value === undefined) return
    recall()
    keep(rate(state.value, id.value, rating, Date.now()))
    next()
  }

  async function read(file: File): Promise<void> {
    if (file.size > MOST_BYTES) {
      says.value = tooLarge(file.size, MOST_BYTES)
      return
    }
    const found = await textIn(file)
    recall()
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
    recall()
    addEventListener('storage', follow)
    try {
      cards.value = await load()
      next()
    } catch {
      // A browser says only that; it is the program that serves the site.
      says.value = WORDS.notThere
    }
  })
  onBeforeUnmount(() => removeEventListener('storage', follow))

  const file = (): string => exported(state.value)
  return {
    ...{ cards, card, topic, isTurned, says, standing },
    ...{ next, early, rated, read, forget, file },
  }
}
