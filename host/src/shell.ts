/**
 * Reads a line, runs its command, shows the answer; to the end of the input or `quit`.
 * In a pipe it ends with 1 if anything failed.
 */
import { type Answer, type Command, failed } from './commands/command.ts'
import { COMMANDS } from './commands/index.ts'
import { gapLines } from './commands/remarks.ts'
import type { Host } from './host.ts'
import type { Lines } from './lines.ts'
import { CALLS } from './phrases/calls.ts'
import { SAYS } from './phrases/says.ts'
import { jsonLine, type Screen } from './screen.ts'

export interface Shell {
  host: Host
  screen: Screen
  lines: Lines
  json: boolean
  interactive: boolean
  write(text: string): void
}

const PROMPT = 'host> '
export const INTERRUPTED = 130

export async function runShell(shell: Shell): Promise<number> {
  const { lines, interactive } = shell
  const under = new Set<Promise<void>>()
  const interrupt = interruptions(shell)
  let hasFailed = false
  const tell = (line: string): void => shell.write(`${line}\n`)

  async function run(name: string, rest: string, tell: Tell): Promise<void> {
    const answer = await answered(shell, name, rest)
    hasFailed ||= !answer.ok
    show(shell, name, answer, tell)
  }

  for (;;) {
    const line = await Promise.race([lines.next(PROMPT), interrupt.ended])
    if (line === undefined) break
    const { name, rest, isBackground } = commandIn(line)
    if (name === '') continue
    interrupt.forget()
    if (name === 'quit' || name === 'exit') break
    if (isBackground) {
      say(shell, shell.screen.say(CALLS.inBackground(shell.screen.shown(rest, 80))))
      const going = run(name, rest, lines.notice).finally(() => under.delete(going))
      under.add(going)
    } else {
      await Promise.race([run(name, rest, tell), interrupt.ended])
    }
  }
  if (interrupt.isEnded) return INTERRUPTED
  // A pipe waits for what it has begun; a person who leaves does not.
  if (!interactive) await Promise.race([Promise.allSettled(under), interrupt.ended])
  return interactive || !hasFailed ? 0 : 1
}

/** Comments make a file of lines readable. */
function commandIn(line: string) {
  const text = line.trim().startsWith('#') ? '' : line.trim()
  const [, name = '', behind = ''] = /^(\S*)\s*([\s\S]*)$/.exec(text) ?? []
  const isBackground = name === 'call' && /\s&$/.test(behind)
  const rest = isBackground ? behind.slice(0, -1).trim() : behind
  return { name, rest, isBackground }
}

async function answered(shell: Shell, name: string, rest: string): Promise<Answer> {
  const { host, screen } = shell
  const command: Command | undefined = Object.hasOwn(COMMANDS, name)
    ? COMMANDS[name]
    : undefined
  if (!command) return failed(screen.say(SAYS.unknownCommand(screen.shown(name, 40))))
  const before = host.stack.gaps.size
  try {
    const answer = await command.run({ host, screen, rest })
    // `status` tells all of them.
    const news = name === 'status' ? [] : gapLines(host, screen, before)
    return { ...answer, lines: [...answer.lines, ...news] }
  } catch (cause) {
    const { name: error, message } = cause as Error
    return failed(screen.shown(`${error}: ${message}`), { error })
  }
}

/** What comes while somebody is typing has to make room for itself. */
type Tell = (line: string) => void

function show(
  { json, write }: Shell,
  command: string,
  answer: Answer,
  tell: Tell,
): void {
  const { ok, lines, facts } = answer
  if (json) write(`${jsonLine({ command, ok, ...facts })}\n`)
  else for (const line of lines) tell(line)
}

function say({ json, write }: Shell, line: string): void {
  if (!json) write(`${line}\n`)
}

/** The first Ctrl-C ends the question or the calls, the second the host. */
function interruptions(shell: Shell) {
  const { host, lines, screen } = shell
  let isArmed = false
  let end: (nothing: undefined) => void = () => undefined
  const interrupt = {
    isEnded: false,
    ended: new Promise<undefined>(resolve => {
      end = resolve
    }),
    /** Something else was done in between. */
    forget(): void {
      isArmed = false
    },
  }
  lines.onInterrupt(() => {
    if (isArmed) {
      interrupt.isEnded = true
      return end(undefined)
    }
    isArmed = true
    const isBusy = lines.callOff() || host.running.size > 0
    for (const call of host.running) call.abort(new Error('Ctrl-C'))
    lines.notice(screen.say(isBusy ? SAYS.cancelled : SAYS.oncemore))
  })
  return interrupt
}
