/** How much memory this process holds after what can be freed was freed. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

// As they are before anything of a subject is loaded, which may put its own there.
const [setFlags, runApart] = [setFlagsFromString, runInNewContext]
const memoryUsage = process.memoryUsage.bind(process)

export function freeMemory(): number {
  // Node starts without this function; V8 can be asked for it later.
  setFlags('--expose-gc')
  runApart('gc')()
  const { heapUsed, external } = memoryUsage()
  return heapUsed + external
}
