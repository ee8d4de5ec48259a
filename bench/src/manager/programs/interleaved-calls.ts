/**
 * One host, one connection to one server, and the same call made in two ways that
 * take turns: by the client itself, and through a manager whose link is that very
 * client. What differs is the manager's. A third way, the client once more, shows
 * how far apart two equal things are on this machine.
 *
 * Beside the server that is called the manager has others, as in a real host: they
 * fill its tables and do nothing.
 *
 * node interleaved-calls <server program>
 */
import { answerOrder } from './answer-order.ts'
import { builtModule, entryOf, type ManagerModule } from './solution-manager.ts'

export interface InterleavedOrder {
  rounds: number
  /** In one burst: short, so that a pause of the machine hits few of them. */
  calls: number
  warmUpCalls: number
  inFlight: number
}

export const WAYS = ['bare', 'again', 'manager'] as const
export type Way = (typeof WAYS)[number]

/** Microseconds a call, round by round. */
export type InterleavedTimes = Record<Way, number[]>

interface Client {
  readonly capabilities: object
  readonly gone: Promise<Error>
  listPage(cursor?: string): Promise<{ tools: { name: string }[] }>
  callTool(name: string, args: object): Promise<object>
  close(): Promise<void>
}

interface ClientModule {
  connect(options: object): Promise<Client>
}

const [server = ''] = process.argv.slice(2)
const SERVER = 'weather'
const TOOL = 'get_weather'
const ARGUMENTS = { city: 'Oslo' }
const ANSWER = 'Oslo: 21 °C, light wind, no rain'
const OTHERS = 19
const TOOLS_EACH = 20

answerOrder<InterleavedOrder, InterleavedTimes>(async order => {
  const { connect } = await builtModule<ClientModule>('BENCH_CLIENT')
  const options = { command: process.execPath, args: [server], era: 'modern' } as const
  const client = await connect(options)
  const manager = await managerOver(client)
  const bare = () => client.callTool(TOOL, ARGUMENTS)
  const ways: Record<Way, () => Promise<object>> = {
    bare,
    again: bare,
    manager: () => manager.callTool(`mcp__${SERVER}__${TOOL}`, ARGUMENTS),
  }
  const times: InterleavedTimes = { bare: [], again: [], manager: [] }
  for (const call of Object.values(ways)) await burst(call, order.warmUpCalls, order)
  for (let round = 0; round < order.rounds; round++) {
    for (let turn = 0; turn < WAYS.length; turn++) {
      const way = WAYS[(round + turn) % WAYS.length] as Way
      times[way].push(await burst(ways[way], order.calls, order))
    }
  }
  await manager.close()
  return times
})

async function managerOver(client: Client) {
  const { createManager } = await builtModule<ManagerModule>('BENCH_MANAGER')
  const link = {
    ...client,
    era: 'modern',
    protocolVersion: '',
    onNotification: () => undefined,
  }
  const others = Array.from({ length: OTHERS }, (_, index) =>
    entryOf(`idle-${index}`, 'idle', []),
  )
  const manager = createManager({
    servers: [...others, entryOf(SERVER, 'server', [])],
    open: async (_, { name }) => (name === SERVER ? link : idleLink()),
  })
  await manager.connectAll()
  const left = manager.status().filter(({ status }) => status !== 'connected')
  if (left.length > 0) {
    throw new Error(`expected everybody connected, got ${JSON.stringify(left)}`)
  }
  return manager
}

async function burst(
  call: () => Promise<object>,
  calls: number,
  { inFlight }: InterleavedOrder,
): Promise<number> {
  let left = calls
  async function caller(): Promise<void> {
    while (left-- > 0) checkAnswer(await call())
  }
  const start = performance.now()
  await Promise.all(Array.from({ length: inFlight }, caller))
  return ((performance.now() - start) * 1000) / calls
}

function checkAnswer(result: { content?: { text?: unknown }[] }): void {
  if (result.content?.[0]?.text === ANSWER) return
  throw new Error(`expected ${JSON.stringify(ANSWER)}, got ${JSON.stringify(result)}`)
}

function idleLink() {
  const tools = Array.from({ length: TOOLS_EACH }, (_, index) => ({
    name: `tool_${index}`,
    inputSchema: { type: 'object' },
  }))
  return {
    era: 'modern',
    protocolVersion: '',
    capabilities: { tools: {} },
    gone: new Promise(() => undefined),
    listPage: async () => ({ tools }),
    callTool: async () => ({ content: [] }),
    onNotification: () => undefined,
    close: async () => undefined,
  }
}
