/**
 * One connection to one server, and the same call made in two ways that take turns: by
 * the client itself, and through the stack over that very client. The client once more
 * shows how far apart two equal things are on this machine.
 *
 * node interleaved-stack <server program>
 */
import {
  type InterleavedOrder,
  interleave,
  type SamplesOfWays,
} from '../../interleaving.ts'
import { answerOrder } from '../../manager/programs/answer-order.ts'
import { ARGUMENTS, checkAnswer, TOOL } from '../../stdio/programs/run-calls.ts'
import { stackModule, stackOver } from './solution-stack.ts'

type Way = 'bare' | 'again' | 'stack'
export type StackTimes = SamplesOfWays<Way>

const [server = ''] = process.argv.slice(2)

answerOrder<InterleavedOrder, StackTimes>(async order => {
  const stack = await stackModule()
  const command = { command: process.execPath, args: [server] }
  const client = await stack.connect({ ...command, era: 'modern' })
  const call = await stackOver(client, stack, TOOL)
  const bare = async () => checkAnswer(await client.callTool(TOOL, ARGUMENTS))
  const through = async () => checkAnswer(await call(ARGUMENTS))
  const samples = await interleave({ bare, again: bare, stack: through }, order)
  await client.close()
  return samples
})
