/** The thread that is lost when a case hangs. */
import { parentPort, workerData } from 'node:worker_threads'

if (!process.features.typescript) {
  const { register } = await import('tsx/esm/api')
  register()
}
const { work } = await import('./work.ts')
await work(workerData, message => parentPort?.postMessage(message))
