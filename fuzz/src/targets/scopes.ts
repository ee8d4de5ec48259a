/** Configuration files of five scopes: the strongest wins, in whatever order they come. */
import { deepEqual, equal, ok } from 'node:assert/strict'
import fc, { type Arbitrary } from 'fast-check'
import { target } from '../target.ts'
import { TEXT } from './chunks.ts'

interface Entry {
  name: string
  scope: string
  config: { type: string; command?: string; env?: Record<string, string> }
}

interface Source {
  scope: string
  file: string
  text: string
}

interface Module {
  loadConfig(
    sources: readonly Source[],
    env: Record<string, string>,
  ): { servers: Entry[]; problems: { file: string; message: string }[] }
}

type Section = Record<string, unknown>

interface Case {
  sections: Record<string, Section | string>
  order: number[]
}

const SCOPES = ['enterprise', 'dynamic', 'local', 'project', 'user']
const GOOD = fc.record(
  {
    command: fc.constantFrom('node', 'python', 'npx'),
    args: fc.array(TEXT, { maxLength: 2 }),
    env: fc.dictionary(
      fc.constantFrom('A', 'B', '__proto__'),
      fc.constantFrom('1', '2'),
    ),
  },
  { requiredKeys: ['command'] },
)
const ENTRY = fc.oneof({ weight: 4, arbitrary: GOOD }, fc.jsonValue({ maxDepth: 1 }))
const NAME = fc.constantFrom('notes', 'files', '__proto__', 'constructor', 'x y')
const SECTION: Arbitrary<Section | string> = fc.oneof(
  { weight: 5, arbitrary: fc.dictionary(NAME, ENTRY, { maxKeys: 3 }) },
  { weight: 1, arbitrary: TEXT },
)

export const scopes = target<Case, Module>({
  name: 'scopes',
  stage: '02',
  module: 'src/config',
  invariant:
    'configuration never throws, does not depend on the order of the files, and takes a server’s command from the strongest scope that gives one',
  cases: fc.record({
    sections: fc.dictionary(fc.constantFrom(...SCOPES), SECTION, { maxKeys: 5 }),
    order: fc.array(fc.nat(4), { minLength: 5, maxLength: 5 }),
  }),
  check({ loadConfig }, { sections, order }) {
    const sources = Object.entries(sections).map(([scope, section]) => ({
      scope,
      file: `${scope}.json`,
      text:
        typeof section === 'string' ? section : JSON.stringify({ mcpServers: section }),
    }))
    const loaded = plain(loadConfig(sources, {}))
    const shuffled = sources
      .map((source, at) => ({ source, rank: order[at] ?? 0 }))
      .sort((a, b) => a.rank - b.rank)
      .map(({ source }) => source)
    deepEqual(byName(plain(loadConfig(shuffled, {})).servers), byName(loaded.servers))
    for (const { name, config } of loaded.servers) {
      if (config.type === 'stdio') equal(config.command, strongest(sections, name))
    }
    for (const { file, message } of loaded.problems) {
      ok(
        file.endsWith('.json') && message !== '',
        'a problem names its file and its fault',
      )
    }
    ok(
      !('A' in Object.prototype) && !('1' in Object.prototype),
      'prototypes are left alone',
    )
  },
})

/** Of the scopes whose entry of this server is as an entry has to be. */
function strongest(sections: Case['sections'], name: string): unknown {
  for (const scope of SCOPES) {
    const section = sections[scope]
    if (typeof section !== 'object' || !Object.hasOwn(section, name)) continue
    const entry = section[name] as Section | null
    if (isGood(entry)) return entry?.command
  }
  return undefined
}

function isGood(entry: unknown): boolean {
  return typeof entry === 'object' && entry !== null && 'command' in entry
}

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

function byName(servers: Entry[]): Entry[] {
  return [...servers].sort((a, b) => (a.name < b.name ? -1 : 1))
}
