/**
 * Our clients on servers of others. Not in it: a legacy cell with SDK v2 over HTTP. Where
 * both eras are spoken our link takes the modern one, and there is no option against it.
 */
import { join } from 'node:path'
import {
  dualEraServer,
  everything,
  filesystem,
  legacySdkServer,
  memory,
  thinking,
} from '../peers.ts'
import {
  everythingOverHttp,
  v1Stateless,
  v1WithSessions,
  v2,
} from '../their-http-servers.ts'
import type { Cell } from './cell.ts'
import type { Question } from './meeting.ts'
import { oursOverHttp, oursOverStdio } from './meetings.ts'
import { published, SDK_V1, SDK_V2, subjectOf, TEXT, toCells } from './rows.ts'

const saying = (text: string): Question => ({
  tool: 'say',
  args: { text },
  answer: text,
})
export function clientOverStdio(flavour: string, folder: string): Cell[] {
  const ours = subjectOf('01-handrolled', flavour)
  const file = join(folder, `memory-${flavour}.jsonl`)
  const entities = [{ name: TEXT, entityType: 'text', observations: [] }]
  const thought = { thought: TEXT, nextThoughtNeeded: false }
  const numbers = { thoughtNumber: 71, totalThoughts: 99 }
  return toCells({ flavour, role: 'client', transport: 'stdio' }, [
    [
      'modern',
      SDK_V2,
      saying(TEXT),
      async () => oursOverStdio(ours, await dualEraServer()),
    ],
    [
      'legacy',
      SDK_V2,
      saying(TEXT),
      async () => oursOverStdio(ours, await dualEraServer(), { era: 'legacy' }),
    ],
    [
      'legacy',
      SDK_V1,
      saying(TEXT),
      async () => oursOverStdio(ours, await legacySdkServer()),
    ],
    [
      'legacy',
      published('everything'),
      { tool: 'echo', args: { message: TEXT }, answer: `Echo: ${TEXT}` },
      () => oursOverStdio(ours, everything()),
    ],
    [
      'legacy',
      published('filesystem'),
      { tool: 'list_allowed_directories', args: {}, answer: folder },
      () => oursOverStdio(ours, filesystem(folder)),
    ],
    [
      'legacy',
      published('memory'),
      { tool: 'create_entities', args: { entities }, answer: TEXT },
      () => oursOverStdio(ours, memory(), { env: { MEMORY_FILE_PATH: file } }),
    ],
    [
      'legacy',
      published('sequential-thinking'),
      { tool: 'sequentialthinking', args: { ...thought, ...numbers }, answer: '71' },
      () => oursOverStdio(ours, thinking()),
    ],
  ])
}

export function clientOverHttp(flavour: string): Cell[] {
  const ours = subjectOf('03-remote', flavour)
  return toCells({ flavour, role: 'client', transport: 'http' }, [
    ['modern', SDK_V2, saying(TEXT), () => oursOverHttp(ours, () => v2('stateless'))],
    [
      'legacy',
      `${SDK_V1}, sessions`,
      saying(TEXT),
      () => oursOverHttp(ours, v1WithSessions),
    ],
    ['legacy', SDK_V1, saying(TEXT), () => oursOverHttp(ours, v1Stateless)],
    [
      'legacy',
      published('everything'),
      { tool: 'echo', args: { message: TEXT }, answer: `Echo: ${TEXT}` },
      () => oursOverHttp(ours, everythingOverHttp),
    ],
  ])
}
