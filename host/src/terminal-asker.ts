/**
 * Questions on a terminal, one at a time. Whatever a server or a model wrote is shown
 * inert, and never where the host's own words stand.
 */
import { diffLines } from './commands/approvals.ts'
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

  async function isYes(prompt: string): Promise<boolean> {
    const typed = await lines.answer(prompt)
    return /^(y|yes|是)$/i.test(typed?.trim() ?? '')
  }

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
    approveTool: ({ server, tool, state, diff }) =>
      inTurn(() => {
        print(
          say(QUESTIONS.tool(shown(`${server}/${tool}`), state)),
          ...diffLines(screen, diff),
        )
        return isYes(say(QUESTIONS.approve))
      }),
    answer: question =>
      inTurn(() => answersTo(question, { lines, screen, print, isYes })),
  }
}
