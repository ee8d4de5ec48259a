/**
 * Questions on a terminal, one at a time. Whatever a server or a model wrote is shown
 * inert, and never where the host's own words stand.
 */
import type { Text } from '@workshop/syllabus'
import { paintedDiff } from './commands/pins.ts'
import { answersTo } from './forms.ts'
import type { Lines } from './lines.ts'
import { QUESTIONS } from './phrases/questions.ts'
import { ruleText } from './phrases/rules.ts'
import { TRUST } from './phrases/trust.ts'
import { wordFor } from './phrases/words.ts'
import type { Asker, ToolAnswer } from './questions.ts'
import type { Screen } from './screen.ts'
import { wholeDiff, wholeOf } from './whole.ts'

export interface AskerOptions {
  lines: Lines
  screen: Screen
}

export function terminalAsker(options: AskerOptions): Asker {
  const { lines, screen } = options
  const { say, shown } = screen
  let turn: Promise<unknown> = Promise.resolve()

  /** Two calls may ask at once; a person answers one after the other. */
  function inTurn<T>(ask: () => Promise<T>): Promise<T> {
    const asked = turn.then(ask, ask)
    turn = asked
    return asked
  }

  function print(...texts: string[]): void {
    for (const text of texts) lines.notice(text)
  }

  async function answer(prompt: string): Promise<string | undefined> {
    const ahead = lines.ahead()
    if (ahead > 0) print(say(QUESTIONS.typedAhead(ahead)))
    return lines.answer(prompt)
  }

  const isYes = async (prompt: string): Promise<boolean> =>
    isYesIn(await answer(prompt))

  /** A y says yes to what stands there; to more than that, only its name does. */
  async function saidTo(prompt: Text, name: string, hidden: number, where: string) {
    if (hidden === 0) return verdictIn(await answer(say(prompt)))
    const long = TRUST.tooLong(shown(name), hidden, where)
    const typed = await answer(say(long))
    if (typed?.trim() === name) return 'yes'
    return verdictIn(typed) === 'stop' ? 'stop' : 'no'
  }

  return {
    interactive: true,
    mayCall: ({ server, tool, args, risk, rule }) =>
      inTurn(async () => {
        const { lines, hidden } = wholeOf(screen, JSON.stringify(args, null, 2))
        print(
          say(QUESTIONS.call(shown(server), shown(tool))),
          ...lines.map(line => `  | ${line}`),
          say(QUESTIONS.why(shown(say(ruleText(rule))), say(wordFor(risk)))),
        )
        const where = say(QUESTIONS.yourLine)
        const name = `${server}/${tool}`
        return (await saidTo(QUESTIONS.yes, name, hidden, where)) === 'yes'
      }),
    approveTool: ({ server, tool, state, diff, nth = 1, of = 1 }) =>
      inTurn(async () => {
        const name = `${server}/${tool}`
        const { lines, hidden } = wholeDiff(screen, diff)
        print(
          say(QUESTIONS.tool(shown(name), say(wordFor(state)), place(nth, of))),
          ...paintedDiff(screen, lines),
        )
        const prompt = of > 1 ? QUESTIONS.approveOneOf : QUESTIONS.approve
        return saidTo(prompt, name, hidden, 'pins')
      }),
    approveServer: ({ server, definition, where }) =>
      inTurn(async () => {
        const { lines, hidden } = wholeOf(screen, definition)
        print(say(QUESTIONS.server(shown(server))), ...lines.map(line => `  ${line}`))
        const said = await saidTo(QUESTIONS.yes, server, hidden, shown(where))
        return said === 'yes'
      }),
    answer: question =>
      inTurn(() => answersTo(question, { lines, screen, print, isYes })),
  }
}

function isYesIn(typed: string | undefined): boolean {
  return /^(y|yes|是)$/i.test(typed?.trim() ?? '')
}

/** The end of the input is an answer to all that would have been asked. */
function verdictIn(typed: string | undefined): ToolAnswer {
  if (isYesIn(typed)) return 'yes'
  return typed === undefined || /^(s|stop)$/i.test(typed.trim()) ? 'stop' : 'no'
}

function place(nth: number, of: number): string {
  return of > 1 ? `${nth}/${of}  ` : ''
}
