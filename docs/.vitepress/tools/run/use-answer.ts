/**
 * The page's end: asks a worker, so that the page goes on answering whatever was pasted.
 * A newer question replaces the one that is being worked on.
 */
import type { Text } from '@workshop/syllabus'
import { onBeforeUnmount, ref, shallowRef } from 'vue'
import type { Reply } from './serve.ts'

const PATIENCE_MS = 60_000

export function useAnswer<Q, A>(start: () => Worker) {
  const answer = shallowRef<A>()
  const failure = shallowRef<Text>()
  const isBusy = ref(false)
  let worker: Worker | undefined
  let patience: ReturnType<typeof setTimeout> | undefined

  function ask(question: Q): void {
    if (isBusy.value) stop()
    worker ??= start()
    isBusy.value = true
    patience = setTimeout(() => fail(TOO_LONG), PATIENCE_MS)
    worker.onmessage = ({ data }: MessageEvent<Reply<A>>) => {
      if (!data.ok) return fail(notWorkedOut(data.message))
      settle()
      failure.value = undefined
      answer.value = data.value
    }
    // Where the program itself is not there, a browser says nothing.
    worker.onerror = ({ message }) => fail(message ? notWorkedOut(message) : NOT_THERE)
    worker.postMessage(question)
  }

  function settle(): void {
    clearTimeout(patience)
    isBusy.value = false
  }

  function fail(says: Text): void {
    stop()
    answer.value = undefined
    failure.value = says
  }

  function stop(): void {
    settle()
    worker?.terminate()
    worker = undefined
  }

  /** Nothing is asked any more, and what was answered is of no use. */
  function drop(): void {
    if (isBusy.value) stop()
    answer.value = undefined
    failure.value = undefined
  }

  onBeforeUnmount(stop)
  return { answer, failure, isBusy, ask, drop }
}

const TOO_LONG: Text = {
  en: 'This took longer than a minute and was stopped. Your text is untouched.',
  zh: '超过一分钟，已停下。你的内容没有动。',
}

const NOT_THERE: Text = {
  en: 'The program for this could not be fetched. Is the site still being served? Your text is untouched.',
  zh: '要用的程序没能取来。网站还在提供吗？你的内容没有动。',
}

const notWorkedOut = (message: string): Text => ({
  en: `This could not be worked out (${message}). Your text is untouched.`,
  zh: `没能算出来（${message}）。你的内容没有动。`,
})
