/**
 * Two dozen servers for one host: published ones, the official SDKs' and our own,
 * both eras. Each can be asked something that only it can answer, so that an answer
 * of the wrong one is seen.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { openSubject, ROOT } from '@workshop/testkit/subject'
import {
  type Command,
  dualEraServer,
  everything,
  filesystem,
  legacySdkServer,
  memory,
  thinking,
} from './peers.ts'

export interface CrowdServer extends Command {
  name: string
  env?: Record<string, string>
  era: 'modern' | 'legacy'
  tool: string
  args: readonly string[]
  question: object
  /** Part of the answer. */
  answer: string
}

interface Kind {
  name: string
  count: number
  era: CrowdServer['era']
  tool: string
  make(
    name: string,
    index: number,
  ): Pick<CrowdServer, 'question' | 'answer' | 'env'> & {
    server: Command
  }
}

/** Their files are in `folder`. */
export async function crowdIn(folder: string): Promise<CrowdServer[]> {
  const kinds = [...publishedIn(folder), ...(await builtHere())]
  return kinds.flatMap(({ name: kind, count, era, tool, make }) =>
    Array.from({ length: count }, (_, index) => {
      const name = `${kind}-${index + 1}`
      const { server, ...asked } = make(name, index)
      return { name, era, tool, ...server, ...asked }
    }),
  )
}

function publishedIn(folder: string): Kind[] {
  return [
    {
      name: 'everything',
      count: 3,
      era: 'legacy',
      tool: 'get-env',
      make: name => ({
        server: everything(),
        env: { CROWD_NAME: name },
        question: {},
        answer: `"CROWD_NAME": "${name}"`,
      }),
    },
    {
      name: 'files',
      count: 4,
      era: 'legacy',
      tool: 'list_allowed_directories',
      make: name => {
        const own = join(folder, name)
        mkdirSync(own)
        return { server: filesystem(own), question: {}, answer: own }
      },
    },
    {
      name: 'memory',
      count: 3,
      era: 'legacy',
      tool: 'create_entities',
      make: name => ({
        server: memory(),
        env: { MEMORY_FILE_PATH: join(folder, `${name}.jsonl`) },
        question: { entities: [{ name, entityType: 'server', observations: [] }] },
        answer: name,
      }),
    },
    {
      name: 'thinking',
      count: 2,
      era: 'legacy',
      tool: 'sequentialthinking',
      make: (name, index) => ({
        server: thinking(),
        env: { CROWD_NAME: name },
        question: {
          thought: name,
          nextThoughtNeeded: false,
          thoughtNumber: 71 + index,
          totalThoughts: 99,
        },
        answer: `"thoughtNumber": ${71 + index}`,
      }),
    },
  ]
}

async function builtHere(): Promise<Kind[]> {
  const sdkV1 = await legacySdkServer()
  const sdkV2 = await dualEraServer()
  const ours = await Promise.all(
    ['zero-sdk', 'sdk'].map(async variant => ({
      weather: await program('01-handrolled', variant, 'src/server.ts'),
      notes: await program('02-multi-server', variant, 'src/notes-server.ts'),
    })),
  )
  const named = ({ command, args }: Command, name: string): Command => ({
    command,
    args: [...args, name],
  })
  const pick = (server: 'weather' | 'notes', name: string, index: number) =>
    named(ours[index % ours.length]?.[server] ?? sdkV2, name)
  return [
    {
      name: 'sdk-v1',
      count: 3,
      era: 'legacy',
      tool: 'whoami',
      make: name => ({ server: named(sdkV1, name), question: {}, answer: name }),
    },
    {
      name: 'sdk-v2',
      count: 4,
      era: 'modern',
      tool: 'say',
      make: name => ({
        server: named(sdkV2, name),
        question: { text: name },
        answer: name,
      }),
    },
    {
      name: 'weather',
      count: 3,
      era: 'modern',
      tool: 'get_weather',
      make: (name, index) => ({
        server: pick('weather', name, index),
        question: { city: name },
        answer: name,
      }),
    },
    {
      name: 'notes',
      count: 2,
      era: 'modern',
      tool: 'search',
      make: (name, index) => ({
        server: pick('notes', name, index),
        question: { query: name },
        answer: `no note contains ${name}`,
      }),
    },
  ]
}

function program(stage: string, variant: string, file: string): Promise<Command> {
  return openSubject(join(ROOT, 'solutions', stage, variant)).program(file)
}

/** The file that every host has, with all of them in it. */
export function configOf(servers: readonly CrowdServer[]): string {
  const entries = servers.map(({ name, command, args, env }) => [
    name,
    { command, args, ...(env && { env }) },
  ])
  return JSON.stringify({ mcpServers: Object.fromEntries(entries) })
}
