/** Full names: within the limits of model APIs, and no two pairs alike. */
import { deepEqual, equal, match } from 'node:assert/strict'
import fc from 'fast-check'
import { target } from '../target.ts'
import { TEXT } from './chunks.ts'

interface Address {
  server: string
  tool: string
}

interface Naming {
  createNameTable(): {
    add(server: string, tool: string): string
    resolve(fullName: string): Address | undefined
    remove(server: string): void
  }
  parseToolName(fullName: string): Address | undefined
}

/** Names that were made to meet: parts of each other, joined in other places. */
const PART = fc.oneof(
  TEXT,
  fc
    .array(
      fc.constantFrom('a', 'b', '_', '__', '-', '.', 'mcp', '界', 'x'.repeat(30)),
      {
        maxLength: 6,
      },
    )
    .map(parts => parts.join('')),
)

export const names = target<[string, string][], Naming>({
  name: 'names',
  stage: '02',
  module: 'src/naming',
  invariant:
    'a full name has at most 64 letters, digits, - and _; different pairs have different names; each leads back to its own pair',
  cases: fc.array(fc.tuple(PART, PART), { minLength: 1, maxLength: 12 }),
  check({ createNameTable, parseToolName }, pairs) {
    const table = createNameTable()
    const known = new Map<string, string>()
    for (const [server, tool] of pairs) {
      const name = table.add(server, tool)
      match(name, /^[a-zA-Z0-9_-]{1,64}$/)
      const pair = JSON.stringify([server, tool])
      equal(known.get(name) ?? pair, pair, `two pairs with the name ${name}`)
      known.set(name, pair)
      deepEqual({ ...table.resolve(name) }, { server, tool })
      const parsed = parseToolName(name)
      if (parsed) deepEqual({ ...parsed }, { server, tool }, 'taken apart')
    }
    const [[gone] = ['']] = pairs
    table.remove(gone)
    for (const [name, pair] of known) {
      const [server] = JSON.parse(pair) as [string]
      equal(table.resolve(name) === undefined, server === gone, 'after remove')
    }
  },
})
