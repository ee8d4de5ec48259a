/** The shape of every command: what it is given, and what it gives back. */
import type { Text } from '@workshop/syllabus'
import type { Host } from '../host.ts'
import type { Screen } from '../screen.ts'

export interface Answer {
  ok: boolean
  /** For people. */
  lines: readonly string[]
  /** For `--json`, unshortened. */
  facts: Readonly<Record<string, unknown>>
}

export interface Request {
  host: Host
  screen: Screen
  /** What follows the name of the command. */
  rest: string
}

export interface Command {
  usage: string
  says: Text
  run(request: Request): Promise<Answer>
}

export function failed(line: string, facts: Answer['facts'] = {}): Answer {
  return { ok: false, lines: [line], facts: { problem: line, ...facts } }
}
