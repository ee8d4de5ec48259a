/** A name that nobody has: what it may have meant, or whose tool it is. */
import { nearestName } from '@workshop/syllabus'
import type { NotFound } from '../find-tool.ts'
import type { Host } from '../host.ts'
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

export function noServer(host: Host, screen: Screen, typed: string): Answer {
  const names = host.generations.current.manager.status().map(({ name }) => name)
  const near = nearestName(typed, names)
  const lines = [
    screen.say(SAYS.noServer(screen.shown(typed, 100))),
    ...(near === undefined ? [] : [screen.say(SAYS.meant(screen.shown(near)))]),
  ]
  return {
    ok: false,
    lines,
    facts: { problem: lines[0], suggestions: near ? [near] : [] },
  }
}
