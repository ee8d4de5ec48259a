/**
 * Questions on a terminal, one at a time. Whatever a server or a model wrote is shown
 * inert, and never where the host's own words stand.
 */
import { diffLines } from './commands/pins.ts'
import { answersTo } from './forms.ts'
import type { Lines } from './lines.ts'
import { QUESTIONS } from './phrases/questions.ts'
import type { Asker } from './questions.ts'
import type { Screen } from './screen.ts'

export interface AskerOptions {
  lines: Lines
  screen: Screen
}

export function terminalAsker(options: AskerOptions): Asker {
  const { lines, screen } = options
  const { say, shown, block } = screen
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

  return {
    interactive: true,
    mayCall: ({ server, tool, args, risk, rule }) =>
      inTurn(() => {
        print(
          say(QUESTIONS.call(shown(server), shown(tool))),
          ...block(JSON.stringify(args, null, 2)).map(line => `  | ${line}`),
          say(QUESTIONS.why(shown(rule), risk)),
        )
        return isYes(say(QUESTIONS.yes))
      }),
    approveTool: ({ server, tool, state, diff, nth = 1, of = 1 }) =>
      inTurn(async () => {
        print(
          say(QUESTIONS.tool(shown(`${server}/${tool}`), state, place(nth, of))),
          ...diffLines(screen, diff),
        )
        const prompt = of > 1 ? QUESTIONS.approveOneOf : QUESTIONS.approve
        const typed = await answer(say(prompt))
        if (isYesIn(typed)) return 'yes'
        // The end of the input is an answer to all of them.
        return typed === undefined || /^(s|stop)$/i.test(typed.trim()) ? 'stop' : 'no'
      }),
    approveServer: ({ server, definition }) =>
      inTurn(() => {
        print(say(QUESTIONS.server(shown(server))), `  ${shown(definition)}`)
        return isYes(say(QUESTIONS.yes))
      }),
    answer: question =>
      inTurn(() => answersTo(question, { lines, screen, print, isYes })),
  }
}

function isYesIn(typed: string | undefined): boolean {
  return /^(y|yes|是)$/i.test(typed?.trim() ?? '')
}

function place(nth: number, of: number): string {
  return of > 1 ? `${nth}/${of}  ` : ''
}
