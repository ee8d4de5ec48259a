/** The three commands of grading on several machines: flags in, exit code out. */
import { collectAll, work } from './commands.ts'
import { enqueue } from './enqueue.ts'
import { collectOptions, enqueueOptions, QUEUE_USAGE, workOptions } from './options.ts'

export async function queueCommand(
  command: 'enqueue' | 'worker' | 'collect',
  args: readonly string[],
  wantsHelp: boolean,
): Promise<number> {
  if (wantsHelp) {
    process.stdout.write(QUEUE_USAGE)
    return 0
  }
  if (command === 'enqueue') return await enqueue(enqueueOptions(args))
  if (command === 'worker') return await work(workOptions(args))
  return await collectAll(collectOptions(args))
}
