/**
 * `host`: a shell over the servers of a configuration. Everything typed goes through
 * the subject's gates, and moves its signals.
 */
import { BAD_USAGE, callersFolder, explainUsage } from '@workshop/testkit/command-line'
import { localeFor, themeFor } from '@workshop/testkit/state'
import { absentLines, missLines, problemLines } from './commands/remarks.ts'
import { type Host, type HostEvent, openHost } from './host.ts'
import { createLines } from './lines.ts'
import { reasonText } from './phrases/reasons.ts'
import { SAYS } from './phrases/says.ts'
import { nobodyThere } from './questions.ts'
import { type Request, requestOf, USAGE } from './request.ts'
import { createScreen, type Screen } from './screen.ts'
import { INTERRUPTED, runShell } from './shell.ts'
import { UnusableState } from './state-files.ts'
import { openSubjects } from './subjects.ts'
import { terminalAsker } from './terminal-asker.ts'

export async function main(node: NodeJS.Process): Promise<number> {
  const { argv, env, stdin, stdout } = node
  const cwd = callersFolder(node.cwd(), env)
  const request = requestOf(argv.slice(2), cwd)
  if (typeof request === 'string') return explainUsage(request, USAGE, node)
  return run(request, node, cwd, stdin.isTTY === true && stdout.isTTY === true)
}

async function run(
  request: Request,
  node: NodeJS.Process,
  cwd: string,
  interactive: boolean,
): Promise<number> {
  const { env, stdin, stdout, stderr } = node
  const { folders, json } = request
  const theme = themeFor(stdout, env)
  const plain = { color: false, unicode: false }
  const screen = createScreen(
    request.plain ? { ...theme, ...plain } : theme,
    request.lang ?? localeFor(env),
  )
  // With --json stdout is for answers only.
  const talk = json || !interactive ? stderr : stdout
  const lines = createLines(stdin, talk, interactive)
  const write = (text: string): void => void stdout.write(text)
  const asker = interactive ? terminalAsker({ lines, screen }) : nobodyThere
  const tell = (text: string): void => lines.notice(text)
  if (interactive) tell(screen.say(SAYS.connecting))
  let host: Host | undefined
  const close = async (): Promise<void> => host?.close()
  const stop = onSignals(node, close)
  lines.onInterrupt(() => node.exit(INTERRUPTED))
  try {
    host = await openHost({
      ...request,
      ...{ subjects: openSubjects(folders), asker, cwd, env },
      tell: event => tell(screen.say(sentenceFor(event, screen))),
    })
    const isWhole = await greet(host, screen, tell)
    const shell = { host, screen, lines, json, interactive, write }
    const code = await runShell(shell)
    // What failed because of a file is the file's fault.
    return interactive || isWhole || code === INTERRUPTED ? code : BAD_USAGE
  } catch (cause) {
    if (env.WORKSHOP_DEBUG) throw cause
    const { message } = cause as Error
    const isTheirs = cause instanceof UnusableState
    const says = isTheirs ? cause.says : SAYS.cannotStart(screen.shown(message))
    tell(screen.paint.bad(screen.shown(screen.say(says))))
    return isTheirs ? BAD_USAGE : 1
  } finally {
    stop()
    lines.close()
    await close()
  }
}

/** → whether the files could be read. */
async function greet(
  host: Host,
  screen: Screen,
  tell: (text: string) => void,
): Promise<boolean> {
  const { manager, settings } = host.generations.current
  for (const line of problemLines(screen, settings.problems)) tell(line)
  // Whoever reads on about changed definitions should know why they look changed.
  const faults = host.state.faults()
  for (const { file, place, says: fault } of faults) {
    const says = file.endsWith('off.json') ? SAYS.offUnreadable : SAYS.stateUnreadable
    const where = screen.shown(`${file}${place}`)
    tell(screen.paint.bad(screen.say(says(where, screen.shown(screen.say(fault))))))
  }
  if (settings.isClosed) tell(screen.paint.bad(screen.say(SAYS.policyClosed)))
  const rows = manager.status()
  for (const line of absentLines(host, screen)) tell(line)
  for (const line of await missLines(host, screen)) tell(line)
  const up = rows.filter(({ status }) => status === 'connected').length
  tell(screen.say(SAYS.ready(up, rows.length, manager.tools().length)))
  return settings.problems.length === 0 && faults.length === 0
}

function sentenceFor(event: HostEvent, { shown, say }: Screen) {
  if (event.type === 'set-aside') {
    return SAYS.setAside(shown(event.file), shown(event.kept))
  }
  const server = shown(event.server)
  if (event.type === 'first-seen') return SAYS.firstSeen(server, event.tools)
  if (event.type === 'lost') {
    return SAYS.lost(server, shown(say(reasonText(event.reason, event.server))))
  }
  if (event.type === 'held') {
    const says = event.why === 'unreadable' ? SAYS.heldUnread : SAYS.held
    return says(server, shown(event.tools.join(', ')))
  }
  if (event.type === 'slow') return SAYS.slow(server, event.ms / 1000)
  return SAYS.serverSays(server, shown(say(reasonText(event.message, event.server))))
}

/**
 * Whoever ends this process ends its servers: nobody else would. What is still being
 * opened is ended by the exit of the process.
 */
function onSignals(node: NodeJS.Process, close: () => Promise<void>): () => void {
  const leave = (code: number) => (): void =>
    void close().finally(() => node.exit(code))
  const [terminated, hungUp, broken] = [leave(143), leave(129), leave(0)]
  node.once('SIGTERM', terminated).once('SIGHUP', hungUp)
  // `host | head`: nobody reads any more, which is no crash.
  node.stdout.once('error', broken)
  return () => {
    node.off('SIGTERM', terminated).off('SIGHUP', hungUp)
    node.stdout.off('error', broken)
  }
}
