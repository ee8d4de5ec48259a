import { spawn } from 'node:child_process'
import type { Peer } from '@workshop/faults'
import { atMost, turn, verbatim, withLimit } from '@workshop/testkit'
import { breaks, guards, type ServerEntry, type TestContext } from './contract.ts'
import { HeldOpen } from './links.ts'
import { manage, SHORT_TIMEOUT_MS } from './managed.ts'
import { entry, holding, MUTE, serverWith } from './servers.ts'
import { of, what } from './what.ts'

const TWELVE = 12
type Held = Awaited<ReturnType<typeof holding>>

breaks('spawn-storm', async t => {
  const servers = await twelveHolding(t)
  const commands = servers.map(({ peer: { command, args } }) => ({
    command,
    args: [...args],
  }))
  const opening = t.create('break/spawn-storm', 'connectAll', commands)
  const failed = opening.then(() => new Promise<never>(() => undefined))
  const notHit = { kind: 'not-hit', what: verbatim('spawn-storm') } as const
  // Twelve processes take their time on a small machine: patience is with each one.
  for (const start of startsOf(servers)) {
    await t.within(t.value(Promise.race([start, failed]), 60_000), notHit)
  }
  for (const server of servers) server.release()
  await t.value(opening)
})

guards('spawn-storm', 'at-most-three', async t => {
  const servers = await twelveHolding(t)
  const entries = servers.map(({ peer }, nth) => entry(`s${nth}`, peer))
  let most = 0
  const count = (): number => {
    const inFlight = servers.filter(({ peer, isHeld }) => peer.start && isHeld).length
    most = Math.max(most, inFlight)
    return inFlight
  }
  const manager = await manage(t, entries)
  const connecting = manager.connectAll()
  const three = new Promise<void>(resolve => {
    for (const { peer } of servers) {
      void peer.started.then(() => {
        if (count() >= 3) resolve()
      })
    }
  })
  await t.within(three, { kind: 'unanswered', what: what.threeStarted, ms: 0 })
  // Whatever was started together with the three is there before this one is.
  await startedNow(t)
  for (const server of servers) void server.peer.started.then(server.release)
  await connecting
  t.fits(most, atMost(3), what.startedNotConnected)
  const statuses = Object.values(await manager.statuses())
  t.equal(statuses, Array(TWELVE).fill('connected'), 'status()')
})

guards('spawn-storm', 'slow-one', async t => {
  await Promise.all(
    [othersGoOn, slotIsFreed].map(look =>
      withLimit(SHORT_TIMEOUT_MS, connectTimeoutMs => look(t, connectTimeoutMs)),
    ),
  )
})

async function othersGoOn(t: TestContext, connectTimeoutMs: number): Promise<void> {
  const a = await t.peer(serverWith('a', ['x']))
  const b = await t.peer(serverWith('b', ['x']))
  const mute = await t.peer(MUTE)
  const manager = await manage(t, [entry('mute', mute), entry('a', a), entry('b', b)], {
    limits: { local: 2, remote: 2 },
    connectTimeoutMs,
  })
  await manager.connectAll()
  const steps = manager.reports.status
    .filter(({ status }) => status === 'connected' || status === 'failed')
    .map(({ name, status }) => `${name} ${status}`)
  const order = [...new Set(steps)]
  t.equal(order.length, 3, 'on(status)')
  t.equal(order.at(-1), 'mute failed', 'on(status)')
  await t.within(mute.gone, { kind: 'still-running', what: what.server('mute') })
}

async function slotIsFreed(t: TestContext, connectTimeoutMs: number): Promise<void> {
  const mute = await t.peer(MUTE)
  const other = await t.peer(serverWith('other', ['x']))
  const manager = await manage(t, [entry('mute', mute), entry('other', other)], {
    limits: { local: 1, remote: 1 },
    connectTimeoutMs,
  })
  await manager.connectAll()
  const statuses = await manager.statuses()
  t.equal(statuses, { mute: 'failed', other: 'connected' }, 'status()')
  await t.within(mute.gone, { kind: 'still-running', what: what.server('mute') })
}

guards('spawn-storm', 'remote-lane', async t => {
  const locals = Array.from({ length: 3 }, (_, nth) =>
    entry(`local${nth}`, { command: 'never-started', args: [String(nth)] }),
  )
  const remotes = Array.from({ length: 25 }, (_, nth) => remote(nth))
  const held = new HeldOpen()
  const { open } = held
  const manager = await manage(t, [...locals, ...remotes], { open })
  const full = new Promise<void>(resolve => {
    held.onHeld = () => {
      if (held.count('remote') >= 20 && held.count('local') >= 3) resolve()
    }
  })
  const connecting = manager.connectAll()
  await t.within(full, { kind: 'unanswered', what: what.lanesFull, ms: 0 })
  // What else it had to open it has opened after this.
  await manager.status()
  await turn()

  held.onHeld = () => held.release('remote')
  held.release('remote')
  const observed = { kind: 'unanswered', what: what.remotesConnected, ms: 0 } as const
  await manager.until(observed, async () => {
    const statuses = Object.values(await manager.statuses())
    return statuses.filter(status => status === 'connected').length === 25
  })
  t.equal((await manager.row('local0')).status, 'connecting', of('local0', 'status'))
  held.release('local')
  await connecting
  t.fits(held.most('remote'), atMost(20), what.remotesAtOnce)
})

function remote(nth: number): ServerEntry {
  const url = `https://remote${nth}.example.com/mcp`
  const config = { type: 'http', url, headers: {} } as const
  const nobody = { command: '', args: [url] }
  return { ...entry(`remote${nth}`, nobody), config }
}

function twelveHolding(t: TestContext): Promise<Held[]> {
  return Promise.all(
    Array.from({ length: TWELVE }, (_, nth) =>
      holding(t, serverWith(`s${nth}`, ['x'])),
    ),
  )
}

/** One after the other as they come, whoever comes first. */
function startsOf(servers: Held[]): Promise<void>[] {
  const reached: (() => void)[] = []
  const starts = servers.map(() => new Promise<void>(resolve => reached.push(resolve)))
  for (const { peer } of servers) void peer.started.then(() => reached.shift()?.())
  return starts
}

/** Settles when a process that was started now would be running. */
async function startedNow(t: TestContext): Promise<void> {
  const canary: Peer = await t.peer(MUTE)
  spawn(canary.command, canary.args, { stdio: 'ignore' }).unref()
  await canary.started
}
