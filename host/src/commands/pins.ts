/** `pins`: which definitions are not as approved, and how they differ. */
import { diffOf } from '../calling.ts'
import { HELP } from '../phrases/help.ts'
import { SAYS } from '../phrases/says.ts'
import { wordFor } from '../phrases/words.ts'
import type { Screen } from '../screen.ts'
import type { Review } from '../shapes.ts'
import { wholeDiff } from '../whole.ts'
import type { Command } from './command.ts'

export const pins: Command = {
  usage: 'pins',
  says: HELP.pins,
  async run({ host, screen }) {
    const rows: (Review & { server: string })[] = []
    for (const { name: server } of host.generations.current.manager.status()) {
      for (const review of await host.catalogue.reviews(server)) {
        rows.push({ server, ...review })
      }
    }
    const lines: string[] = []
    for (const { server, tool, state } of rows.filter(row => row.state !== 'same')) {
      const name = screen.shown(`${server}/${tool}`)
      lines.push(screen.paint.strong(`${name}  ${screen.say(wordFor(state))}`))
      if (state === 'gone') {
        lines.push(`  ${screen.say(SAYS.gone)}`)
        continue
      }
      lines.push(...diffLines(screen, await diffOf(host, server, tool)))
      lines.push(`  ${screen.say(SAYS.howToApprove(name))}`)
    }
    if (lines.length === 0) lines.push(screen.say(SAYS.pinsSame(rows.length)))
    return { ok: true, lines, facts: { pins: rows } }
  },
}

/** All of it: whoever reads this has nobody to ask them for more. */
export function diffLines(screen: Screen, diff: string): string[] {
  return paintedDiff(screen, wholeDiff(screen, diff, 'all').lines)
}

export function paintedDiff(screen: Screen, lines: readonly string[]): string[] {
  return lines.map(line => {
    if (line.startsWith('-')) return `  ${screen.paint.bad(line)}`
    return `  ${line.startsWith('+') ? screen.paint.good(line) : line}`
  })
}
