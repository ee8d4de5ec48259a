/**
 * One conversation with the subject's search, request by request, counted by our own
 * tokenizer: the rules are those of `conversationCost` in the stage's README.
 */
import type { Conversation, Stage } from './stage.ts'
import { tokensOf, tokensOfBlocks } from './tokens.ts'

export interface Replayed {
  /** All definitions in every turn, without any search. */
  all: number
  definitions: number
  results: number
  rounds: number
  total: number
  /** Requests that searching has added. */
  requests: number
}

export async function replay(
  stage: Stage,
  { tools, turns }: Omit<Conversation, 'mode'>,
): Promise<Replayed> {
  const disclosure = await stage.createDisclosure(tools)
  const cost = { definitions: 0, results: 0, rounds: 0, requests: 0 }
  let answered = 0
  const search = async (query: string): Promise<void> => {
    cost.requests++
    cost.rounds += tokensOfBlocks(await disclosure.blocks()) + answered
    answered += tokensOf((await disclosure.search(query)).text)
  }
  for (const { query, used } of turns) {
    if (query !== null) await search(query)
    for (const name of used) {
      const blocks = await disclosure.blocks()
      if (!blocks.some(block => block.name === name)) await search(name)
    }
    cost.definitions += tokensOfBlocks(await disclosure.blocks())
    cost.results += answered
  }
  const all = turns.length * tokensOfBlocks(await stage.toolBlocks(tools))
  return { ...cost, all, total: cost.definitions + cost.results + cost.rounds }
}
