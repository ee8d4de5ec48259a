/** How much memory this process holds after what can be freed was freed. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

export function freeMemory(): number {
  // Node starts without this function; V8 can be asked for it later.
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
