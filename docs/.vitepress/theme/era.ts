/** Which era the reader has chosen; the whole page follows, and it is remembered. */
import { ref } from 'vue'
import { KEY } from './era-early.ts'

export type Choice = 'both' | 'modern' | 'legacy'

export const era = ref<Choice>('both')

/** Called in the browser only; a page that is made on the server shows both. */
export function recallEra(): void {
  const kept = read()
  if (kept === 'modern' || kept === 'legacy') choose(kept)
}

export function choose(choice: Choice): void {
  era.value = choice
  document.documentElement.dataset.era = choice
  try {
    localStorage.setItem(KEY, choice)
  } catch {
    // Storage can be switched off; the choice then lasts as long as the page.
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}
