/** `off` and `on`: one tool, taken away and given back. */
import { findTool, isFound } from '../find-tool.ts'
import { HELP } from '../phrases/help.ts'
import { SAYS } from '../phrases/says.ts'
import { type Answer, type Command, failed, type Request } from './command.ts'
import { noTool } from './not-found.ts'

export const off: Command = {
  usage: 'off <tool>',
  says: HELP.off,
  run: request => turned(request, true),
}

export const on: Command = {
  usage: 'on <tool>',
  says: HELP.on,
  run: request => turned(request, false),
}

async function turned(
  { host, screen, rest }: Request,
  isOff: boolean,
): Promise<Answer> {
  if (rest === '') {
    return failed(screen.say(SAYS.usage(`${isOff ? 'off' : 'on'} <tool>`)))
  }
  const found = await findTool(host, rest)
  if (!isFound(found)) return noTool(screen, rest, found)
  const { server, tool, name } = found
  if (host.switches.isOff(server, tool) === undefined) {
    const file = screen.shown(`${host.state.dir}/off.json`)
    const what = isOff ? 'off' : 'on'
    return failed(screen.say(SAYS.notSwitched(what, screen.shown(name), file)))
  }
  await host.switches.set(server, tool, isOff)
  const says = isOff ? SAYS.off(screen.shown(name)) : SAYS.on(screen.shown(name))
  return { ok: true, lines: [screen.say(says)], facts: { name, off: isOff } }
}
