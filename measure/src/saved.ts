/**
 * What search saves over whole conversations at 100 tools, with the answers it gives
 * and the rounds it adds, and where it does not pay. Conversations are replayed with
 * the subject's search and counted here; what the subject's own count says is shown
 * where it differs.
 */
import { table } from '@workshop/report'
import { queries, recordedTools } from './data.ts'
import type { Measured, Measurement } from './measurement.ts'
import { percent } from './percent.ts'
import { type Replayed, replay } from './replay.ts'
import type { Conversation, Stage } from './stage.ts'
import type { Tool } from './tool.ts'

const TOOLS = 100
const TURNS = 20
/** Tools that one conversation needs; the figure is about this many. */
const USUAL = 3
const SMALL = [5, 10, 15, 25, 50]

export const saved: Measurement = {
  name: 'saved',
  title: `${TURNS} turns with all definitions, and with search`,
  goals: { 'search.tokensSaved': { unit: 'of definition tokens', atLeast: 0.95 } },
  measure,
}

interface Saving {
  tools: number
  needed: number
  conversations: number
  /** Search tool, loaded definitions and answers, beside all definitions. */
  definitions: number
  /** The added requests counted too. */
  total: number
  /** Added requests; as many as are needed if every search finds its tool at once. */
  added: number
  /** The total that the subject counts, beside ours. */
  said: number
}

async function measure(stage: Stage): Promise<Measured> {
  const byNeed: Saving[] = []
  for (const needed of [1, 2, USUAL, 5, 10]) {
    byNeed.push(await savingOf(stage, TOOLS, needed))
  }
  const bySize: Saving[] = []
  for (const size of SMALL) bySize.push(await savingOf(stage, size, USUAL))
  const usual = byNeed.find(({ needed }) => needed === USUAL)
  return {
    values: { 'search.tokensSaved': usual?.definitions ?? Number.NaN },
    lines: [
      'saved: search tool, loaded definitions and answers, beside all definitions;',
      'with rounds: the requests that searching adds count as well;',
      'own count: the total of the subject’s conversationCost beside this one',
      ...table([
        [
          'tools',
          'needed in 20 turns',
          'conversations',
          'saved',
          'with rounds',
          'added requests',
          'own count',
        ],
        ...[...byNeed, ...bySize].map(({ tools, needed, conversations, ...parts }) => [
          String(tools),
          String(needed),
          String(conversations),
          percent(parts.definitions),
          percent(parts.total),
          parts.added.toFixed(1),
          `× ${parts.said.toFixed(2)}`,
        ]),
      ]),
    ],
    details: { turns: TURNS, byNeed, bySize },
  }
}

/** The mean over conversations made of all questions that these tools answer. */
async function savingOf(stage: Stage, size: number, needed: number): Promise<Saving> {
  const tools = everyNth(recordedTools(), size)
  const costs: (Replayed & { said: number })[] = []
  for (const conversation of conversationsOver(tools, needed)) {
    const { total } = await stage.conversationCost({ ...conversation, mode: 'search' })
    costs.push({ ...(await replay(stage, conversation)), said: total })
  }
  const mean = (part: (cost: (typeof costs)[number]) => number): number =>
    costs.map(part).reduce((sum, each) => sum + each, 0) / costs.length
  return {
    tools: size,
    needed,
    conversations: costs.length,
    definitions: mean(
      ({ all, definitions, results }) => 1 - (definitions + results) / all,
    ),
    total: mean(({ all, total }) => 1 - total / all),
    added: mean(({ requests }) => requests),
    said: mean(({ said, total }) => said / total),
  }
}

/** Of every server some, so that the questions are about different things. */
function everyNth(tools: readonly Tool[], size: number): Tool[] {
  return Array.from({ length: size }, (_, at) => {
    return tools[Math.floor((at * tools.length) / size)] as Tool
  })
}

function conversationsOver(tools: readonly Tool[], needed: number) {
  const names = new Set(tools.map(({ name }) => name))
  const asked = queries().flatMap(({ query, wanted }) => {
    const used = wanted.filter(name => names.has(name)).slice(0, 1)
    return used.length > 0 ? [{ query, used }] : []
  })
  // Neighbours are of one class: a conversation takes one question out of each part.
  const count = Math.floor(asked.length / needed)
  const apart = Math.floor(TURNS / needed)
  return Array.from({ length: count }, (_, nth): Omit<Conversation, 'mode'> => {
    const turns = Array.from({ length: TURNS }, (_, turn) => {
      const part = turn / apart
      const isAsking = Number.isInteger(part) && part < needed
      const question = isAsking ? asked[nth + part * count] : undefined
      return question ?? { query: null, used: [] }
    })
    return { tools, turns }
  })
}
