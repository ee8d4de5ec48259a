/** A name that nobody has: what it may have meant, or whose tool it is. */
import type { NotFound } from '../find-tool.ts'
import { SAYS } from '../phrases/says.ts'
import type { Screen } from '../screen.ts'
import type { Answer } from './command.ts'

export function noTool(screen: Screen, typed: string, found: NotFound): Answer {
  const { server, suggestions } = found
  const lines = [
    screen.say(SAYS.noTool(screen.shown(typed, 100))),
    ...(server === undefined ? [] : [screen.say(SAYS.itsServer(screen.shown(server)))]),
    ...(suggestions.length === 0
      ? []
      : [screen.say(SAYS.meant(screen.shown(suggestions.join('  '))))]),
  ]
  const facts = { problem: lines[0], suggestions, server: server ?? null }
  return { ok: false, lines, facts }
}
