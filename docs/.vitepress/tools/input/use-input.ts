/**
 * What somebody gives to a tool: typed, pasted, dropped, or one of the presets. It is kept
 * in this browser, and whatever replaces it can be taken back.
 */
import type { Text } from '@workshop/syllabus'
import { computed, onBeforeUnmount, onMounted, shallowRef, watch } from 'vue'
import { MOST_BYTES, textOf, tooLarge } from './file-text.ts'

export interface Preset {
  id: string
  title: Text
  text: string
}

/** A text box with more than this makes the page slow; it is held beside it. */
export const LONGEST_SHOWN = 100_000
const LONGEST_KEPT = 200_000
const PAUSE_MS = 250

export function useInput(name: string, presets: readonly Preset[]) {
  const key = `mcp-zero-to-one:${name}`
  const text = shallowRef('')
  const replaced = shallowRef<string>()
  const problem = shallowRef<Text>()
  const isHeld = computed(() => text.value.length > LONGEST_SHOWN)
  let pause: ReturnType<typeof setTimeout> | undefined

  /** In the place of what is there, which can be put back. */
  function replace(next: string): void {
    problem.value = undefined
    if (text.value !== '' && text.value !== next) replaced.value = text.value
    text.value = next
  }

  function putBack(): void {
    if (replaced.value !== undefined) replace(replaced.value)
  }

  async function read(file: File): Promise<void> {
    if (file.size > MOST_BYTES) {
      problem.value = tooLarge(file.size)
      return
    }
    const found = textOf(new Uint8Array(await file.arrayBuffer()))
    if (found.ok) replace(found.text)
    else problem.value = found.says
  }

  function choose(id: string): void {
    const preset = presets.find(one => one.id === id)
    if (!preset) return
    replace(preset.text)
    history.replaceState(history.state, '', `#preset=${id}`)
  }

  function keep(): void {
    clearTimeout(pause)
    const isPreset = presets.some(preset => preset.text === text.value)
    if (isPreset) return
    try {
      if (text.value === '' || text.value.length > LONGEST_KEPT) {
        localStorage.removeItem(key)
      } else localStorage.setItem(key, text.value)
    } catch {
      // Full, or forbidden: the text is in the box all the same.
      problem.value = NOT_KEPT
    }
  }

  const chosenByAddress = (): string =>
    /^#preset=([\w-]+)$/.exec(location.hash)?.[1] ?? ''

  const follow = (): void => choose(chosenByAddress())

  onMounted(() => {
    const draft = draftOf(key)
    if (draft !== null) text.value = draft
    const wanted = presets.some(({ id }) => id === chosenByAddress())
    if (wanted) follow()
    else if (text.value === '') text.value = presets[0]?.text ?? ''
    addEventListener('hashchange', follow)
  })
  onBeforeUnmount(() => {
    clearTimeout(pause)
    removeEventListener('hashchange', follow)
  })
  watch(text, () => {
    clearTimeout(pause)
    pause = setTimeout(keep, PAUSE_MS)
  })

  return { text, replaced, problem, isHeld, replace, putBack, read, choose }
}

export type Input = ReturnType<typeof useInput>

function draftOf(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    // Storage is forbidden: there is no draft then.
    return null
  }
}

const NOT_KEPT: Text = {
  en: 'Your browser does not keep this text: a reload will lose it.',
  zh: '浏览器没有存下这段内容，刷新会丢。',
}
