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
import {
  type InterleavedOrder,
  interleave,
  type TimesOfWays,
} from '../../interleaving.ts'
import { answerOrder } from './answer-order.ts'
import { builtModule, entryOf, type ManagerModule } from './solution-manager.ts'

export type InterleavedTimes = TimesOfWays<'bare' | 'again' | 'manager'>

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
  const bare = async () => checkAnswer(await client.callTool(TOOL, ARGUMENTS))
  const named = `mcp__${SERVER}__${TOOL}`
  const { wall } = await interleave(
    {
      bare,
      again: bare,
      manager: async () => checkAnswer(await manager.callTool(named, ARGUMENTS)),
    },
    order,
  )
  await manager.close()
  return wall
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
