/**
 * The process of a subject that is tested from outside: it loads the subject's built
 * modules and does what the test asks, over one descriptor. It decides nothing, and
 * nothing it says is believed. Bundled into one file before it is started.
 *
 * node shim.mjs
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { Socket } from 'node:net'
import { pathToFileURL } from 'node:url'
import { AGREED } from './agreed.ts'
import { Channel } from './channel.ts'
import { BOUNDS } from './frames.ts'
import { exportsOf, type Loaded } from './offered.ts'
import { Seam } from './seam.ts'
import { Kept } from './write-values.ts'

const FD = 3
/** The test may be busy with other checks; it ends this process when it is not. */
const PATIENCE_MS = 600_000

const owners = new AsyncLocalStorage<number>()
// What a test sends is as large as the test wants it.
const channel = new Channel(FD, { ...BOUNDS, bytes: 2 ** 30, values: 1e8 })
const exit = process.exit.bind(process)

const seam = new Seam(channel, {
  owner: () => owners.getStore() ?? 0,
  runFor: (owner, run) => owners.run(owner, run),
  servesWhileWaiting: false,
  withMethods: true,
  mayBeDeep: false,
  textOut: text => text,
  textIn: text => text,
  handleFor: () => ({}),
  errorMade: () => undefined,
  opened: own => (own instanceof Kept ? own.value : own),
  patienceMs: PATIENCE_MS,
  // Without the test there is nothing left to do.
  broken: () => exit(1),
  tellsLater: true,
  onUnknown: () => undefined,
})

const loaded = new Map<string, Loaded>()

seam.offer(AGREED.load, async (file: string, path: string) => {
  loaded.set(file, (await import(pathToFileURL(path).href)) as Loaded)
})
const offered = exportsOf(
  loaded,
  id => seam.live.refs.own(id),
  () => seam.call(AGREED.fenced, []),
)
for (const [name, run] of Object.entries(offered)) {
  seam.offer(AGREED[name as keyof typeof offered], run)
}

for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  process.on(event, (cause: unknown) => {
    seam.call(AGREED.crashed, [cause])
  })
}
// One check that ends the program must not end those beside it.
process.exit = code => {
  throw new Error(`process.exit(${code ?? ''}) was called`)
}

const socket = new Socket({ fd: FD, readable: true, writable: false })
socket.on('data', bytes => seam.take(bytes))
socket.on('error', () => exit(1))
socket.on('close', () => exit(0))
