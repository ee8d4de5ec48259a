/** `list`, `describe` and `search`: which tools there are. */

import { findTool, isFound } from '../find-tool.ts'
import type { Host } from '../host.ts'
import { COLUMNS, HELP } from '../phrases/help.ts'
import { SAYS } from '../phrases/says.ts'
import { wordFor } from '../phrases/words.ts'
import { rulingOn } from '../rulings.ts'
import { wholeOf } from '../whole.ts'
import { type Answer, type Command, failed, type Request } from './command.ts'
import { noServer, noTool } from './not-found.ts'

export const list: Command = {
  usage: 'list [server]',
  says: HELP.list,
  async run({ host, screen, rest }) {
    const { manager } = host.generations.current
    const tools = manager.tools()
    const kept = tools.filter(({ server }) => rest === '' || server === rest)
    const isServer = manager.status().some(({ name }) => name === rest)
    if (rest !== '' && !isServer) return noServer(host, screen, rest)
    const rows = await rowsOf(host, kept)
    if (rows.length === 0) {
      return { ok: true, lines: [screen.say(SAYS.noTools)], facts: { tools: [] } }
    }
    const word = (said: string) => screen.say(wordFor(said))
    const cells = rows.map(row => [
      screen.shown(row.name),
      screen.say(row.scope === 'project' ? SAYS.theirs : SAYS.yours),
      word(row.risk),
      word(row.decision),
      row.isHeld ? `${screen.mark.bad} ${word(row.pin)}` : word(row.pin),
      row.tokens === null ? '-' : `${row.tokens}`,
      row.isOff ? word('off') : '',
    ])
    const [head = '', ...lines] = screen.table([
      [...COLUMNS.tools[screen.locale]],
      ...cells,
    ])
    return {
      ok: true,
      lines: [screen.paint.dim(head), ...lines],
      facts: { tools: rows },
    }
  },
}

async function rowsOf(host: Host, tools: readonly Offered[]) {
  const { conversation, generations, bench } = host
  const { settings, manager } = generations.current
  const bill = await conversation.bill(manager.tools())
  const tokens = new Map(
    bill?.servers.flatMap(({ tools }) =>
      tools.map(({ name, tokens }) => [name, tokens] as const),
    ),
  )
  return Promise.all(
    tools.map(async offered => {
      const { name, server, tool } = offered
      const entry = settings.servers.find(entry => entry.name === server)
      const ruling = await rulingOn(bench, offered, settings.policy, entry)
      const scope = entry?.scope ?? 'user'
      return { name, server, tool, scope, ...ruling, tokens: tokens.get(name) ?? null }
    }),
  )
}

type Offered = ReturnType<Host['generations']['current']['manager']['tools']>[number]

export const describe: Command = {
  usage: 'describe <name>',
  says: HELP.describe,
  async run({ host, screen, rest }) {
    if (rest === '') return failed(screen.say(SAYS.usage('describe <name>')))
    const found = await findTool(host, rest)
    if (!isFound(found)) return noTool(screen, rest, found)
    const [row] = await rowsOf(host, [found])
    const { description = '', inputSchema, name, server, tool } = found
    const annotations = host.catalogue.definitionOf(server, tool)?.annotations
    const facts = { ...row, description, inputSchema, annotations: annotations ?? null }
    return {
      ok: true,
      lines: [
        screen.paint.strong(screen.shown(name)),
        ...wholeOf(screen, description).lines,
        ...wholeOf(screen, JSON.stringify(inputSchema, null, 2)).lines,
        ...(annotations ? wholeOf(screen, JSON.stringify(annotations)).lines : []),
      ],
      facts,
    }
  },
}

export const search: Command = {
  usage: 'search <text>',
  says: HELP.search,
  async run({ host, screen, rest }: Request): Promise<Answer> {
    if (rest === '') return failed(screen.say(SAYS.usage('search <text>')))
    const tools = host.generations.current.manager.tools()
    const found = await host.conversation.search(tools, rest)
    const rows = found.map(({ name, score }) => {
      const { description = '' } = tools.find(tool => tool.name === name) ?? {}
      return { name, score, description }
    })
    const cells = rows.map(({ name, description }) => [
      screen.shown(name),
      screen.shown(description, 120),
    ])
    const lines =
      rows.length > 0 ? screen.table(cells) : [screen.say(SAYS.nothingFound)]
    return { ok: rows.length > 0, lines, facts: { found: rows } }
  },
}
