/** The client of a solution without SDK, and the whole of its stage 05 around it. */
import {
  ARGUMENTS,
  checkAnswer,
  runCalls,
  TOOL,
} from '../../stdio/programs/run-calls.ts'
import { stackModule, stackOver } from './solution-stack.ts'

runCalls(async server => {
  const stack = await stackModule()
  const client = await stack.connect({ ...server, era: 'modern' })
  const call = await stackOver(client, stack, TOOL)
  return {
    call: async () => checkAnswer(await call(ARGUMENTS)),
    close: () => client.close(),
  }
})
