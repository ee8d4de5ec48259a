/**
 * Who is compared, and why that is fair:
 * - each is a client process and a server process, on this very Node; the server
 *   is started by the client, over pipes, in a session of its own;
 * - each client and each server is bundled into one file by the same build;
 * - each makes the same call of the same tool and checks the same answer;
 * - the SDKs are used as their readmes have it, in the era that is theirs: v1 is
 *   legacy and sends less than half the bytes a call, which is to its advantage;
 *   the zero-SDK pair speaks that era as well, so it is measured in both;
 * - the raw pipe and bare JSON send the very lines that the zero-SDK pair sends,
 *   recorded in the same run.
 */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ROOT } from '@workshop/testkit/state'
import { buildFile } from '@workshop/testkit/subject'
import { LATEST_LEGACY_VERSION, MODERN_VERSION } from '@workshop/wire'
import type { Startable } from './pair.ts'

export const NAMES = [
  'raw pipe',
  'bare JSON',
  'zero-SDK',
  'zero-SDK legacy',
  'SDK v1',
  'SDK v2',
] as const
export type Name = (typeof NAMES)[number]

export interface Contender extends Startable {
  name: Name
}

/** What has to be seen on the wire before a figure may bear these names. */
export const SPOKEN: Partial<Record<Name, string>> = {
  'zero-SDK': MODERN_VERSION,
  'zero-SDK legacy': LATEST_LEGACY_VERSION,
  'SDK v1': LATEST_LEGACY_VERSION,
  'SDK v2': MODERN_VERSION,
}

const BENCH = fileURLToPath(new URL('../..', import.meta.url))
const SOLUTION = join(ROOT, 'solutions/01-handrolled/zero-sdk')

/** Those that speak MCP; the others need what these have said. */
export async function buildSpeakers(): Promise<Contender[]> {
  const env = { BENCH_CLIENT: await buildFile(SOLUTION, 'src/client.ts') }
  const server = await buildFile(SOLUTION, 'src/server.ts')
  const client = await built('zero-sdk-client')
  const legacy = { ...env, BENCH_ERA: 'legacy' }
  return [
    { name: 'zero-SDK', client, server, env },
    { name: 'zero-SDK legacy', client, server, env: legacy },
    await pair('SDK v1', 'sdk-v1', {}),
    await pair('SDK v2', 'sdk-v2', {}),
  ]
}

export async function buildMimics(
  request: string,
  response: string,
): Promise<Contender[]> {
  const env = { BENCH_REQUEST: request, BENCH_RESPONSE: response }
  return [
    await pair('raw pipe', 'raw-pipe', env),
    await pair('bare JSON', 'bare-json', env),
  ]
}

async function pair(
  name: Name,
  file: string,
  env: Contender['env'],
): Promise<Contender> {
  const client = await built(`${file}-client`)
  return { name, client, server: await built(`${file}-server`), env }
}

function built(program: string): Promise<string> {
  return buildFile(BENCH, `src/stdio/programs/${program}.ts`)
}
