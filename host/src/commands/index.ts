/** All commands by name, in the order in which `help` lists them. */
import { HELP } from '../phrases/help.ts'
import { approve, forget, reject } from './approvals.ts'
import { call } from './call.ts'
import type { Command } from './command.ts'
import { audit, bill, signals, timeouts } from './evidence.ts'
import { describe, list, search } from './listing.ts'
import { pins } from './pins.ts'
import { reload } from './reload.ts'
import { status } from './servers.ts'
import { off, on } from './switching.ts'

const help: Command = {
  usage: 'help',
  says: HELP.help,
  async run({ screen }) {
    const rows = Object.values(COMMANDS).map(({ usage, says }) => [
      usage,
      screen.say(says),
    ])
    const facts = { commands: rows.map(([usage, says]) => ({ usage, says })) }
    return { ok: true, lines: screen.table(rows), facts }
  },
}

/** Ends the shell, which looks at its name. */
const quit: Command = {
  usage: 'quit',
  says: HELP.quit,
  run: async () => ({ ok: true, lines: [], facts: {} }),
}

export const COMMANDS: Readonly<Record<string, Command>> = {
  ...{ help, list, status, call, search, describe },
  ...{ approve, reject, forget, pins, off, on, reload },
  ...{ audit, bill, timeouts, signals, quit },
}
