/**
 * What a prompt cache makes of a long conversation with the recorded tools: with the
 * blocks as the subject sends them, and with blocks in the order in which servers
 * happened to connect, which is another one in every turn.
 */
import { table } from '@workshop/report'
import { recordedTools } from './data.ts'
import type { Measured, Measurement } from './measurement.ts'
import { percent } from './percent.ts'
import type { CacheRun, Provider, Stage } from './stage.ts'
import type { Tool } from './tool.ts'

const TURNS = 40
/** A question, an answer and a result, turn by turn. */
const WORDS_A_TURN = 1100
/** Prices as parts of an input token; the shares do not depend on them. */
const PROVIDER: Provider = { minimum: 1024, write: 1.25, read: 0.1 }

export const cache: Measurement = {
  name: 'cache',
  title: `a conversation of ${TURNS} turns with the recorded tools, before and after sorting`,
  goals: {
    'cache.stableShare': { unit: 'of input tokens', atLeast: 0.95 },
    'cache.shuffledShare': { unit: 'of input tokens' },
  },
  measure,
}

async function measure(stage: Stage): Promise<Measured> {
  const tools = recordedTools()
  const arrivals = Array.from({ length: TURNS }, (_, turn) => arrival(tools, turn))
  const stable: string[][] = []
  const shuffled: string[][] = []
  for (const [turn, arrived] of arrivals.entries()) {
    const blocks = await stage.toolBlocks(arrived)
    stable.push(request(blocks, turn))
    const own = new Map(blocks.map(block => [block.name, block]))
    shuffled.push(
      request(
        arrived.map(({ name }) => own.get(name) ?? {}),
        turn,
      ),
    )
  }
  const sorted = await stage.simulateCache(stable, PROVIDER)
  const asTheyCame = await stage.simulateCache(shuffled, PROVIDER)
  return {
    values: {
      'cache.stableShare': sorted.cachedShare,
      'cache.shuffledShare': asTheyCame.cachedShare,
    },
    lines: table([
      ['blocks', 'cached', 'cost in input tokens', 'of the cost without a cache'],
      row('as servers connect', asTheyCame),
      row('as the subject sends them', sorted),
    ]),
    details: { turns: TURNS, provider: PROVIDER, sorted, asTheyCame },
  }
}

function row(name: string, { cachedShare, cost, full }: CacheRun): string[] {
  return [
    name,
    percent(cachedShare),
    String(Math.round(cost)),
    (cost / full).toFixed(2),
  ]
}

/** Servers in an order of this turn's own, each with its tools as they are. */
function arrival(tools: readonly Tool[], turn: number): Tool[] {
  const servers = [...new Set(tools.map(({ server }) => server))]
  const order = servers.map((server, at) => ({
    server,
    // A multiplier for each turn: no two turns in a row agree on who is first.
    key: ((at + 1) * (turn * 7 + 3)) % 31,
  }))
  order.sort((a, b) => a.key - b.key || (a.server < b.server ? -1 : 1))
  return order.flatMap(({ server }) => tools.filter(tool => tool.server === server))
}

function request(blocks: readonly object[], turn: number): string[] {
  const messages = Array.from(
    { length: turn + 1 },
    (_, at) => `turn ${at}: ${'some words about it '.repeat(WORDS_A_TURN / 4)}`,
  )
  return [...blocks.map(block => JSON.stringify(block)), SYSTEM, ...messages]
}

const SYSTEM = 'You are a careful assistant. '.repeat(60)
