/**
 * A host made of the subject's modules, turn by turn. It does what any host does with
 * them, and what they say is kept as evidence. It does not know what was injected.
 */

import type { Stack } from '@workshop/host-stack'
import { callTool, type Desk, type Offered } from './calling.ts'
import { type Chance, shuffled } from './chance.ts'
import type { DrillClock } from './drill-clock.ts'
import {
  growthOf,
  type PinReview,
  type Point,
  type Transition,
  type Turn,
} from './evidence.ts'
import { assemble, breakerOf, type Parts } from './parts.ts'
import { healthySettings, type Settings } from './settings.ts'
import type { Sources } from './sources.ts'
import { record, review, unreachedIn } from './turn-review.ts'
import type { World } from './world.ts'

export type Risk = 'read' | 'write' | 'destructive'

export const CALLS_PER_TURN = 3
const TURN_MS = 20_000

export interface Host {
  readonly settings: Settings
  /** Reads the settings again, as after a file was saved. */
  configure(change: Partial<Settings>): Promise<void>
  turn(): Promise<Turn>
}

export interface Conversation {
  transcript: string[]
  /** Bodies as they were sent, and the names that were called after each. */
  sent: { body: string; called: string[] }[]
  points: readonly Point[]
  bag: string[]
}

export async function createHost(
  stack: Stack,
  world: World,
  clock: DrillClock,
  chance: Chance,
  sources: Sources,
): Promise<Host> {
  const parts = await assemble(stack, world, clock)
  await connect(parts, clock)
  const talk: Conversation = { transcript: [], sent: [], points: [], bag: [] }
  let transitions: Transition[] = []
  const heard = (transition: Transition): void => void transitions.push(transition)
  const settings = healthySettings(sources)
  const desk = { stack, parts, clock, settings } as Desk

  async function configure(change: Partial<Settings>): Promise<void> {
    Object.assign(settings, change)
    const minimum = settings.breakerMinimum
    const options = { clock, ...(minimum !== undefined && { minimum }) }
    desk.breaker = await breakerOf(stack, options, heard)
    const text = { file: 'policy.json', text: settings.policy }
    const loaded = await stack.call<{ policy: unknown }>(
      ...(['gates', 'policy', 'loadPolicy', text] as const),
    )
    desk.policy = loaded?.policy
    // Nobody reads their sources turn by turn: only when they have changed.
    if (change.sources) desk.unreached = await unreachedIn(stack, change.sources)
  }

  async function turn(): Promise<Turn> {
    clock.pass(TURN_MS)
    transitions = []
    const pins = await reviewed(parts)
    const announced = await announce(parts, world, talk)
    const { tools, sent } = await send(desk, talk, pins.hints, chance)
    talk.sent.push(sent)
    for (const name of next(talk, sent.body, chance)) {
      const offered = tools.find(tool => tool.name === name)
      if (!offered) continue
      sent.called.push(name)
      await callTool(desk, offered)
    }
    for (const { server, tool, to } of transitions) {
      await parts.telemetry.ask('transition', { server, tool, to })
    }
    const health = await record(desk, world)
    const found = await review(desk, talk, tools)
    const points = (await parts.signals.ask<Point[]>('collect')) ?? []
    const grown = growthOf(talk.points, points)
    talk.points = points
    return {
      grown,
      points,
      transitions,
      pins: pins.reviews,
      announced,
      health,
      ...found,
    }
  }

  await configure({ sources })
  return { settings, configure, turn }
}

async function connect({ manager, telemetry }: Parts, clock: DrillClock) {
  const start = clock.now()
  await manager.ask('connectAll')
  const rows = (await manager.ask<{ name: string; status: string }[]>('status')) ?? []
  const ms = clock.now() - start
  for (const { name: server, status: state } of rows) {
    await telemetry.ask('connected', { server, ms, state })
  }
}

/** Lists are read anew each turn; what is new there the user approves, once. */
async function reviewed({ links, pins }: Parts) {
  const reviews: PinReview[] = []
  const hints = new Map<string, object | undefined>()
  for (const [server, link] of links) {
    const { tools } = await link.listPage()
    for (const { name, annotations } of tools) {
      hints.set(`${server}/${name}`, annotations)
    }
    const found = (await pins.ask<PinReview[]>('review', server, tools)) ?? []
    for (const one of found) {
      if (one.state === 'new') await pins.ask('approve', server, one.tool)
      const mayCall = (await pins.ask<boolean>('mayCall', server, one.tool)) ?? true
      reviews.push({ ...one, server, mayCall })
    }
  }
  return { reviews, hints }
}

async function announce(parts: Parts, world: World, talk: Conversation) {
  const speakers = world.servers.map(({ name }) => {
    const instructions = world.instructionsOf(name)
    return { name, ...(instructions !== undefined && { instructions }) }
  })
  const said = await parts.announcer.ask<string[]>(
    'announce',
    speakers,
    talk.transcript,
  )
  talk.transcript.push(...(said ?? []))
  return said ?? []
}

interface Block {
  name: string
}

async function send(
  { parts, stack, settings }: Desk,
  talk: Conversation,
  hints: ReadonlyMap<string, object | undefined>,
  chance: Chance,
) {
  const listed = (await parts.manager.ask<Offered[]>('tools')) ?? []
  const tools = listed.map((tool): Offered => {
    const annotations = hints.get(`${tool.server}/${tool.tool}`)
    return { ...tool, ...(annotations && { annotations }) }
  })
  const update = await parts.toolSet.ask<{ blocks: Block[] }>('update', listed)
  const lost = new Set(
    tools.filter(tool => tool.server === settings.lost).map(({ name }) => name),
  )
  const kept = (update?.blocks ?? listed).filter(({ name }) => !lost.has(name))
  const blocks = settings.byArrival ? shuffled(kept, chance) : kept
  const body = JSON.stringify({ messages: talk.transcript, tools: blocks })
  // The bill and the hash are of what went out, not of what was meant to.
  const names = new Set(blocks.map(({ name }) => name))
  const sentTools = listed.filter(({ name }) => names.has(name))
  const bill = await stack.call<{ tokens: number; share: number }>(
    ...(['tokens', 'measure', 'tokenBill', sentTools, {}] as const),
  )
  const out = (JSON.parse(body) as { tools: Block[] }).tools
  const hashes = await stack.call<{ order: string }>('tokens', 'order', 'hashesOf', out)
  const { tokens = 0, share = 0 } = bill ?? {}
  if (hashes) {
    await parts.telemetry.ask('exposed', { tokens, share, order: hashes.order })
  }
  return { tools, sent: { body, called: [] as string[] } }
}

/** The model: every tool it was shown, in an order of its own, round after round. */
function next(talk: Conversation, body: string, chance: Chance): string[] {
  const shown = (JSON.parse(body) as { tools: Block[] }).tools.map(({ name }) => name)
  const picked: string[] = []
  while (picked.length < CALLS_PER_TURN && shown.length > 0) {
    if (talk.bag.length === 0) talk.bag = shuffled(shown, chance)
    const name = talk.bag.pop()
    if (name !== undefined && shown.includes(name)) picked.push(name)
  }
  return picked
}
