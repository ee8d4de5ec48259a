/**
 * What somebody gives to a tool: typed, pasted, dropped, or one of the presets. It is kept
 * in this browser, and whatever replaces it can be taken back.
 */
import type { Text } from '@workshop/syllabus'
import { onBeforeUnmount, onMounted, ref, shallowRef, watch } from 'vue'
import { MOST_BYTES, textIn, tooLarge } from './file-text.ts'

export interface Preset {
  id: string
  title: Text
  text: string
}

/** A text box with more than this makes the page slow; it is held beside it. */
export const LONGEST_SHOWN = 100_000
/** Browsers keep about five million characters for the whole site. */
export const LONGEST_KEPT = 200_000
const PAUSE_MS = 250

export function useInput(name: string, presets: readonly Preset[]) {
  const key = `mcp-zero-to-one:${name}`
  const text = shallowRef('')
  const replaced = shallowRef<string>()
  const problem = shallowRef<Text>()
  /** Never while somebody types: the box would vanish under his hands. */
  const isHeld = ref(false)
  let pause: ReturnType<typeof setTimeout> | undefined
  let reading = 0

  /** A reload would put the example in the place of what was made of it. */
  function leaveExample(): void {
    if (chosenByAddress() === '') return
    history.replaceState(history.state, '', location.pathname + location.search)
  }

  function put(next: string): void {
    isHeld.value = next.length > LONGEST_SHOWN
    text.value = next
  }

  /** In the place of what is there, which can be put back. */
  function replace(next: string): void {
    problem.value = undefined
    if (text.value !== '' && text.value !== next) replaced.value = text.value
    leaveExample()
    put(next)
  }

  /** What was said of a file before is not about this. */
  function type(next: string): void {
    if (problem.value !== NOT_KEPT) problem.value = undefined
    leaveExample()
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
    reading += 1
    const mine = reading
    const found = await textIn(file)
    // Another file was chosen meanwhile.
    if (mine !== reading) return
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
    pause = undefined
    const isPreset = presets.some(preset => preset.text === text.value)
    if (isPreset) return
    try {
      if (text.value === '' || text.value.length > LONGEST_KEPT) {
        localStorage.removeItem(key)
      } else localStorage.setItem(key, text.value)
      if (problem.value === NOT_KEPT) problem.value = undefined
    } catch {
      // Full, or forbidden: the text is in the box all the same.
      problem.value = NOT_KEPT
    }
  }

  const chosenByAddress = (): string =>
    /^#preset=([\w-]+)$/.exec(location.hash)?.[1] ?? ''

  const follow = (): void => choose(chosenByAddress())

  /** Whoever leaves within the pause has typed all the same. */
  function keepAtOnce(): void {
    if (pause !== undefined) keep()
  }

  onMounted(() => {
    const draft = draftOf(key)
    if (draft !== null) put(draft)
    const wanted = presets.some(({ id }) => id === chosenByAddress())
    if (wanted) follow()
    else if (text.value === '') put(presets[0]?.text ?? '')
    addEventListener('hashchange', follow)
    addEventListener('pagehide', keepAtOnce)
  })
  onBeforeUnmount(() => {
    keepAtOnce()
    removeEventListener('hashchange', follow)
    removeEventListener('pagehide', keepAtOnce)
  })
  watch(text, () => {
    clearTimeout(pause)
    pause = setTimeout(keep, PAUSE_MS)
  })

  return { text, replaced, problem, isHeld, replace, putBack, type, read, choose }
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
