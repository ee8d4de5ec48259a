/**
 * One name for a pair: what the model sees of (server, tool), and the way back.
 * The way back is a table. Taking a name apart is a guess, and is treated as one.
 * The limits are those of model APIs, not of MCP: 64 characters, no dots.
 */
import { createHash } from 'node:crypto'

export interface ToolAddress {
  server: string
  /** As the server calls it; goes on the wire unchanged. */
  tool: string
}

export interface NameTable {
  /** The full name of the pair, from now on resolvable. */
  add(server: string, tool: string): string
  resolve(fullName: string): ToolAddress | undefined
  remove(server: string): void
}

const MAX_LENGTH = 64
const PREFIX = 'mcp'
const SEPARATOR = '__'
/** No separator inside and no underscore at either end: such parts can be joined. */
const JOINABLE = /^[a-zA-Z0-9-]+(?:_[a-zA-Z0-9-]+)*$/

const HASH_CHARACTERS = 10
const SERVER_HEAD = 18
const HEADS = MAX_LENGTH - [PREFIX, '', '', ''].join(SEPARATOR).length - HASH_CHARACTERS

// #region name-limit
/**
 * Readable where the pair allows it. Otherwise a readable head and a hash of the
 * *original* pair: nothing that is cut off or replaced can make two names one.
 */
export function buildToolName(server: string, tool: string): string {
  const plain = [PREFIX, server, tool].join(SEPARATOR)
  const isPlain = JOINABLE.test(server) && JOINABLE.test(tool)
  if (isPlain && plain.length <= MAX_LENGTH) return plain

  const serverHead = headOf(server, SERVER_HEAD) || 'server'
  const toolHead = headOf(tool, HEADS - serverHead.length) || 'tool'
  return [PREFIX, serverHead, toolHead, hashOf(server, tool)].join(SEPARATOR)
}
// #endregion name-limit

// #region underscore-split
/** Only a name of exactly three joinable parts says which pair it stands for. */
export function parseToolName(fullName: string): ToolAddress | undefined {
  const [prefix, server = '', tool = '', ...more] = fullName.split(SEPARATOR)
  const isPlain = prefix === PREFIX && JOINABLE.test(server) && JOINABLE.test(tool)
  return isPlain && more.length === 0 ? { server, tool } : undefined
}
// #endregion underscore-split

// #region name-collision
export function createNameTable(): NameTable {
  const addresses = new Map<string, ToolAddress>()

  function add(server: string, tool: string): string {
    const name = buildToolName(server, tool)
    const known = addresses.get(name)
    if (known && (known.server !== server || known.tool !== tool)) {
      const pairs = `${known.server}/${known.tool} and ${server}/${tool}`
      throw new Error(`${pairs} share the name ${name}: rename one of the servers`)
    }
    addresses.set(name, { server, tool })
    return name
  }

  function remove(server: string): void {
    for (const [name, address] of addresses) {
      if (address.server === server) addresses.delete(name)
    }
  }

  return { add, resolve: fullName => addresses.get(fullName), remove }
}
// #endregion name-collision

function headOf(part: string, length: number): string {
  const words = part.split(/[^a-zA-Z0-9-]+/).filter(word => word !== '')
  return words.join('_').slice(0, length).replace(/_$/, '')
}

function hashOf(server: string, tool: string): string {
  const pair = JSON.stringify([server, tool])
  return createHash('sha256').update(pair).digest('hex').slice(0, HASH_CHARACTERS)
}
