/**
 * Lines as somebody types them, for two readers: the shell, and a question that comes
 * in between. A question takes only what was typed after it was shown: what waits in
 * the queue was meant for the shell, and must not say yes to anything.
 */
import { createInterface, type Interface } from 'node:readline'

export interface Lines {
  /** The next command; `undefined` at the end of the input. */
  next(prompt: string): Promise<string | undefined>
  /** The answer to a question; `undefined` when it was called off. */
  answer(prompt: string): Promise<string | undefined>
  /** Lines that were typed before anybody read them; no question takes one. */
  ahead(): number
  /** Calls off the question that is open, if one is. */
  callOff(): boolean
  /** A line of the host's own, which may come while somebody is typing. */
  notice(text: string): void
  /** What Ctrl-C does from here on. */
  onInterrupt(listener: () => void): void
  close(): void
}

/** From the cursor's line, the prompt and what was typed; it is shown again below. */
const ERASE_LINE = '\r\u001b[K'

type Reader = (line: string | undefined) => void

export function createLines(
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream & { isTTY?: boolean },
  interactive: boolean,
): Lines {
  const isTerminal = interactive && output.isTTY === true
  const shell = createInterface({
    ...{ input, terminal: isTerminal, historySize: 200 },
    ...(interactive && { output }),
  })
  const queue: string[] = []
  const questions: Reader[] = []
  let waiting: Reader | undefined
  let commandPrompt = ''
  /** Half a command, which a question has come upon. */
  let begun = ''
  let isOver = false
  let interrupted = (): void => undefined

  shell.on('line', line => {
    const reader = questions.pop() ?? waiting
    if (reader === waiting) waiting = undefined
    if (reader) reader(line)
    else queue.push(line)
  })
  shell.on('close', () => {
    isOver = true
    for (const reader of questions.splice(0)) reader(undefined)
    waiting?.(undefined)
    waiting = undefined
  })

  function showShell(): void {
    show(shell, interactive, commandPrompt)
    if (begun !== '' && !isOver) shell.write(begun)
    begun = ''
  }

  const heard = (): void => interrupted()
  if (isTerminal) shell.on('SIGINT', heard)
  else process.on('SIGINT', heard)
  shell.once('close', () => process.off('SIGINT', heard))

  return {
    next(prompt) {
      const line = queue.shift()
      if (line !== undefined || isOver) return Promise.resolve(line)
      commandPrompt = prompt
      showShell()
      return new Promise(resolve => {
        waiting = resolve
      })
    },
    async answer(prompt) {
      if (isOver) return undefined
      if (isTerminal) {
        if (questions.length === 0) begun = shell.line
        forgetHalfALine(shell)
      }
      show(shell, interactive, prompt)
      const line = await new Promise<string | undefined>(resolve => {
        questions.push(resolve)
      })
      // The shell was waiting before, and still is.
      if (waiting && questions.length === 0) showShell()
      return line
    },
    ahead: () => queue.length,
    callOff() {
      const open = questions.splice(0)
      for (const reader of open) reader(undefined)
      return open.length > 0
    },
    notice(text) {
      if (isTerminal) output.write(ERASE_LINE)
      output.write(`${text}\n`)
      if (isTerminal && (waiting || questions.length > 0)) shell.prompt(true)
    },
    onInterrupt(listener) {
      interrupted = listener
    },
    close: () => shell.close(),
  }
}

/** What was begun before the question is no answer to it either. */
function forgetHalfALine(shell: Interface): void {
  shell.write(null, { ctrl: true, name: 'e' })
  shell.write(null, { ctrl: true, name: 'u' })
}

function show(shell: Interface, interactive: boolean, prompt: string): void {
  if (!interactive) return
  shell.setPrompt(prompt)
  shell.prompt()
}
