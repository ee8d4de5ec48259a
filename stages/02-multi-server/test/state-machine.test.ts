import { anObject, containing } from '@workshop/testkit'
import { buildToolName, data, guards, type TestContext } from './contract.ts'
import { type Link, link } from './links.ts'
import { type Manager, manage } from './managed.ts'
import { callsOf, crashing, entry, MUTE, serverWith } from './servers.ts'
import { EVENTS, HAS_REASON, nextOf, WAY } from './states.ts'
import { of, what } from './what.ts'

interface Connection {
  name: string
  status: string
  reason?: string
}

guards('state-machine', 'table', async t => {
  for (const [status, way] of Object.entries(WAY)) {
    for (const event of EVENTS) {
      let connection: unknown = { name: 'docs', status: 'waiting' }
      for (const step of way) {
        connection = await t.value(moved(t, connection, step))
      }
      const next = nextOf(status, event)
      const result = moved(t, connection, event)
      if (next === undefined) await isIllegal(t, result, status, event)
      else await leadsTo(t, result, next, event, `${status} ${event}`)
    }
  }
})

function moved(t: TestContext, connection: unknown, type: string): Promise<unknown> {
  const event = HAS_REASON.includes(type)
    ? { type, reason: `because ${type}` }
    : { type }
  return t.subject.call('connection', 'transition', connection, event)
}

async function leadsTo(
  t: TestContext,
  result: Promise<unknown>,
  next: string,
  event: string,
  step: string,
): Promise<void> {
  const connection = data<Connection>(await t.value(result))
  t.fits(connection, anObject, of(step, 'transition()'))
  const { name, status, reason } = connection
  t.equal({ name, status }, { name: 'docs', status: next }, of(step, 'transition()'))
  if (!HAS_REASON.includes(event)) return
  t.equal(reason, `because ${event}`, of(step, 'reason'))
}

async function isIllegal(
  t: TestContext,
  result: Promise<unknown>,
  status: string,
  event: string,
): Promise<void> {
  const outcome = await t.outcome(result)
  t.ok(outcome.status === 'rejected', {
    kind: 'unwanted',
    what: of(`${status} ${event}`, 'transition()'),
  })
  const error = await t.error(result, 'IllegalTransition')
  const says = `${error.message} ${JSON.stringify(error)}`
  for (const part of [status, event]) {
    t.fits(says, containing(part), 'IllegalTransition')
  }
}

guards('state-machine', 'calls-fail-fast', async t => {
  const docs = await t.peer(serverWith('docs', ['echo']))
  const crashes = { 'tools/call': crashing(3)['*'] } as never
  const gone = await t.peer(serverWith('gone', ['crash'], crashes))
  const never = { command: 'never-started', args: [] }
  const dead = { command: process.execPath, args: ['-e', 'process.exit(3)'] }
  const manager = await manage(
    t,
    [
      entry('docs', docs),
      entry('off', never, { disabled: true }),
      entry('shut', { ...never, args: ['shut'] }),
      entry('dead', dead),
      entry('gone', gone),
    ],
    { gate: ({ name }) => name !== 'shut' },
  )
  await manager.connectAll()
  for (const name of ['mcp__docs__nothing', 'mcp__nobody__run', 'echo', '']) {
    await t.error(manager.callTool(name), 'UnknownTool')
  }
  await failsFast(t, manager, 'dead', 'failed')
  await failsFast(t, manager, 'off', 'disabled')
  await failsFast(t, manager, 'shut', 'refused')
  // Last: what becomes of the others is not looked at here.
  const names = await manager.offers('gone', ['crash'])
  await t.outcome(manager.callTool(names.crash))
  await manager.becomes('gone', 'failed')
  await failsFast(t, manager, 'gone', 'failed', names.crash)
})

async function failsFast(
  t: TestContext,
  manager: Manager,
  server: string,
  status: string,
  name?: string,
): Promise<void> {
  const row = await manager.row(server)
  t.equal(row.status, status, of(server, 'status'))
  // A tool that no server has: whose it would be says its name alone.
  const fullName = name ?? (await buildToolName(t, { server, tool: 'run' }))
  const error = await t.error(manager.callTool(fullName), 'ServerUnavailable')
  const said = { server: error.server, status: error.status, reason: error.reason }
  t.equal(data(said), data({ server, status, reason: row.reason }), 'ServerUnavailable')
}

guards('state-machine', 'connected-empty', async t => {
  const peer = await t.peer(serverWith('empty', []))
  const manager = await manage(t, [entry('empty', peer)])
  await manager.connectAll()
  const { status, tools } = await manager.row('empty')
  t.equal({ status, tools }, { status: 'connected', tools: 0 }, 'status()')
  await manager.complainsOf('empty')
})

guards('state-machine', 'disable', async t => {
  // A call that nobody ever answers.
  const slow = await t.peer(
    serverWith('slow', ['search'], { 'tools/call': () => undefined }),
  )
  const manager = await manage(t, [entry('slow', slow)])
  await manager.connectAll()
  const names = await manager.offers('slow', ['search'])
  const running = manager.callTool(names.search)
  const ended = t.error(running)
  ended.catch(() => undefined)
  await t.until(slow, 'tools/call', () => callsOf(slow).length > 0)

  await manager.disable('slow')
  await ended
  await t.within(slow.gone, { kind: 'still-running', what: what.server('slow') })
  t.equal(await manager.tools(), [], 'tools()')
  await failsFast(t, manager, 'slow', 'disabled', names.search)
})

guards('state-machine', 'connect-again', async t => {
  const never = { command: 'never-started', args: [] }
  const answers: (Error | Link)[] = [
    Object.assign(new Error('log in first'), { name: 'NeedsAuth' }),
    new Error('out of order'),
    link(),
  ]
  const open = async (): Promise<Link> => {
    const answer = answers.shift() ?? link()
    if (answer instanceof Error) throw answer
    return answer
  }
  const manager = await manage(t, [entry('wiki', never)], { open })
  const row = async () => {
    const { status, reason, tools } = await manager.row('wiki')
    return data({ status, reason, tools })
  }
  await manager.connectAll()
  const locked = { status: 'needs-auth', reason: 'log in first', tools: 0 }
  t.equal(await row(), locked, of('wiki', 'status'))
  await manager.connect('wiki')
  const failed = { status: 'failed', reason: 'out of order', tools: 0 }
  t.equal(await row(), failed, of('wiki', 'status'))
  await manager.connect('wiki')
  t.equal(await row(), { status: 'connected', tools: 1 }, of('wiki', 'status'))
  // A server that is there is left alone.
  await manager.connect('wiki')
  const started = manager.reports.status.filter(
    ({ status }) => status === 'connecting',
  ).length
  t.equal(started, 3, what.starts)
})

guards('state-machine', 'end-early', async t => {
  const mute = await t.peer(MUTE)
  const manager = await manage(t, [entry('mute', mute)])
  const connecting = manager.connectAll()
  const observed = { kind: 'unanswered', what: what.startOf('mute'), ms: 0 } as const
  await t.within(mute.started, observed)
  await manager.disable('mute')
  await t.within(mute.gone, { kind: 'still-running', what: what.server('mute') })
  await connecting
  t.equal((await manager.row('mute')).status, 'disabled', of('mute', 'status'))
})
