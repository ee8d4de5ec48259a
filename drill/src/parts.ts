/** Everything of the subject that a host is made of, made once for a run. */

import type { Part, Stack } from '@workshop/host-stack'
import type { DrillClock } from './drill-clock.ts'
import type { Transition } from './evidence.ts'
import type { World } from './world.ts'

export interface Parts {
  manager: Part
  toolSet: Part
  announcer: Part
  signals: Part
  telemetry: Part
  pins: Part
  health: Part
  audit: Part
  /** Lines of stdout that were no messages, by server; the decoder has counted them. */
  noise: Map<string, number>
  links: Map<string, ReturnType<World['open']>>
}

export async function assemble(
  stack: Stack,
  world: World,
  clock: DrillClock,
): Promise<Parts> {
  const noise = new Map<string, number>()
  const links: Parts['links'] = new Map()
  const signals = await stack.create('gates', 'signals', 'createSignals')
  const write = (): void => undefined

  async function open(_config: object, { name }: { name: string }) {
    const decoder = await stack.create('gates', 'provided/framing', 'createLineDecoder')
    const link = world.open(name, async bytes => {
      const events = (await decoder.ask<Framed[]>('push', bytes)) ?? []
      const lines = events.filter(({ type }) => type === 'noise').length
      noise.set(name, (noise.get(name) ?? 0) + lines)
      return events.flatMap(({ message }) => (message ? [message] : []))
    })
    links.set(name, link)
    return link
  }

  return {
    noise,
    links,
    signals,
    manager: await stack.create('gates', 'provided/manager', 'createManager', {
      servers: world.servers.map(({ name }) => entryOf(name)),
      open,
    }),
    toolSet: await stack.create('tokens', 'order', 'createToolSet'),
    announcer: await stack.create('tokens', 'instructions', 'createAnnouncer', 'Help.'),
    telemetry: await stack.create(
      'gates',
      'telemetry',
      'createTelemetry',
      signals.handle,
    ),
    pins: await stack.create('gates', 'pins', 'createPins', { store: storeInMemory() }),
    health: await stack.create('gates', 'health', 'createHealth', {}),
    audit: await stack.create('gates', 'telemetry', 'createAudit', { write, clock }),
  }
}

interface Framed {
  type: string
  message?: object
}

/** A breaker by itself: it is what a new configuration replaces. */
export async function breakerOf(
  stack: Stack,
  options: { clock: DrillClock; minimum?: number },
  listener: (transition: Transition) => void,
): Promise<Part> {
  const breaker = await stack.create('gates', 'breaker', 'createBreaker', options)
  await breaker.ask('on', 'transition', listener)
  return breaker
}

function entryOf(name: string): object {
  const config = { type: 'stdio', command: 'node', args: [`${name}.js`], env: {} }
  return {
    name,
    scope: 'user',
    files: ['mcp.json'],
    config,
    disabled: false,
    unset: [],
    signature: name,
  }
}

function storeInMemory() {
  let saved: string | undefined
  return {
    load: async () => saved,
    save: async (text: string) => {
      saved = text
    },
  }
}
