/** The end of a turn: signs of life, health, and the reviews that a host makes. */
import type { Stack } from '@workshop/host-stack'
import type { Desk, Offered } from './calling.ts'
import type { HealthRow, ReviewedLayer, Silence, Turn } from './evidence.ts'
import type { Conversation } from './host.ts'
import type { Sources } from './sources.ts'
import type { World } from './world.ts'

/** How many requests back a tool is looked for. */
const RECENT = 3

/** Asks every server for a sign of life, then says how all of them are. */
export async function record(
  { parts, settings }: Desk,
  world: World,
): Promise<HealthRow[]> {
  const { links, health, telemetry, manager, noise } = parts
  for (const { name: server, era } of world.servers) {
    const own = era === 'modern' ? 'server/discover' : 'ping'
    const method = settings.heartbeat ?? own
    const sign = links.get(server)?.heartbeat(method)
    const outcome = await Promise.resolve(sign).then(
      () => ({ result: { content: [{ type: 'text', text: 'alive' }] } }),
      (error: Error) => ({ error }),
    )
    await health.ask('record', { server, tool: `(${method})`, ...outcome })
  }
  for (const [server, lines] of noise) {
    if (lines > 0) await telemetry.ask('noise', { server, lines })
    noise.set(server, 0)
  }
  const status = (await manager.ask<object[]>('status')) ?? []
  const rows = (await health.ask<HealthRow[]>('report', status)) ?? []
  for (const row of rows) {
    for (const layer of ['transport', 'protocol', 'business'] as const) {
      const { server, [layer]: state } = row
      await telemetry.ask('health', { server, layer, state })
    }
  }
  return rows
}

type Found = Pick<Turn, 'layers' | 'silences' | 'unreached'>

export async function review(
  desk: Desk,
  talk: Conversation,
  tools: readonly Offered[],
): Promise<Found> {
  const { stack, settings } = desk
  const firings = (layer: string): number =>
    talk.points.find(
      ({ name, attributes }) =>
        name === 'workshop.timeouts' && attributes.layer === layer,
    )?.value ?? 0
  const layers = [
    { layer: 'call', ms: settings.callMs, fired: firings('call') },
    { layer: 'turn', ms: settings.turnMs, fired: firings('turn') },
  ]
  const recent = talk.sent.slice(-RECENT)
  const evidence = {
    tools,
    requests: recent.map(({ body }) => body),
    calls: recent.flatMap(({ called }) => called),
  }
  return {
    layers:
      (await stack.call<ReviewedLayer[]>(
        ...(['gates', 'telemetry', 'reviewTimeouts', layers] as const),
      )) ?? [],
    silences:
      (await stack.call<Silence[]>('tokens', 'measure', 'neverCalled', evidence)) ?? [],
    unreached: desk.unreached,
  }
}

export async function unreachedIn(
  stack: Stack,
  sources: Sources,
): Promise<Turn['unreached']> {
  const found = await stack.call<Turn['unreached']>(
    ...(['gates', 'health', 'unreached', sources] as const),
  )
  return found ?? []
}
