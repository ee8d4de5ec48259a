/** `reload`: the files are read again, and what has changed in them is done. */
import { HELP } from '../phrases/help.ts'
import { SAYS } from '../phrases/says.ts'
import type { Command } from './command.ts'
import { noServer } from './not-found.ts'
import { absentLines, missLines, problemFacts, problemLines } from './remarks.ts'

export const reload: Command = {
  usage: 'reload [server]',
  says: HELP.reload,
  async run({ host, screen, rest }) {
    const known = host.generations.current.manager.status()
    if (rest !== '' && !known.some(({ name }) => name === rest)) {
      return noServer(host, screen, rest)
    }
    await host.generations.next(rest === '' ? undefined : rest)
    const { manager, settings } = host.generations.current
    const rows = manager.status()
    const connected = rows.filter(({ status }) => status === 'connected').length
    const tools = manager.tools().length
    const lines = [
      ...problemLines(screen, settings.problems),
      ...absentLines(host, screen),
      ...(await missLines(host, screen)),
      screen.say(SAYS.reloaded(connected, tools)),
    ]
    const facts = { servers: rows, tools, problems: problemFacts(settings.problems) }
    return { ok: settings.problems.length === 0, lines, facts }
  },
}
