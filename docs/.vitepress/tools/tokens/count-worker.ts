/** Counts beside the page, with a tokenizer of a megabyte: started by a button only. */
import { countTokens } from '../../../../solutions/04-token/zero-sdk/src/tokens.ts'
import { serve } from '../run/serve.ts'
import { blockOf, toolsIn } from './bill.ts'

export interface Count {
  /** In the order of the list. */
  totals: readonly number[]
  total: number
}

serve((text: string): Count => {
  const totals = toolsIn(text).tools.map(tool => countTokens(blockOf(tool)))
  return { totals, total: totals.reduce((sum, tokens) => sum + tokens, 0) }
})
