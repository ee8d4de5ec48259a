/**
 * Who is compared, and why that is fair:
 * - each is a client process and a server process, on this very Node, on loopback and
 *   on connections that are kept; the server is started by the client, in a session
 *   of its own;
 * - each client and each server is bundled into one file by the same build;
 * - each makes the same call of the same tool and checks the same answer;
 * - the SDKs are used as their readmes have it, in the era that is theirs: v1 is legacy,
 *   with sessions, and sends fewer bytes a call, which is to its advantage;
 * - both SDKs get node:http and JSON answers, the cheapest they know, and no checks of
 *   Host and Origin, which the solution makes;
 * - bare node:http sends the very bodies that the zero-SDK pair sends, recorded in the
 *   same run, and reads none of them.
 */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ROOT } from '@workshop/testkit/state'
import { buildFile } from '@workshop/testkit/subject'
import { MODERN_VERSION } from '@workshop/wire'
import type { Startable } from '../stdio/pair.ts'

export const NAMES = ['node:http', 'zero-SDK', 'SDK v1', 'SDK v2'] as const
export type Name = (typeof NAMES)[number]

export interface Contender extends Startable {
  name: Name
}

/** What has to be seen on the wire before a figure may bear these names. */
export const SPOKEN: Partial<Record<Name, string>> = {
  'zero-SDK': MODERN_VERSION,
  'SDK v1': '2025-11-25',
  'SDK v2': MODERN_VERSION,
}

const BENCH = fileURLToPath(new URL('../..', import.meta.url))
const SOLUTION = join(ROOT, 'solutions/03-remote/zero-sdk')

/** Those that speak MCP; the other one needs what these have said. */
export async function buildSpeakers(): Promise<Contender[]> {
  const env = {
    BENCH_CLIENT: await buildFile(SOLUTION, 'src/http-client.ts'),
    BENCH_SERVER: await buildFile(SOLUTION, 'src/http-server.ts'),
  }
  return [
    await pair('zero-SDK', 'zero-sdk', env),
    await pair('SDK v1', 'sdk-v1', {}),
    await pair('SDK v2', 'sdk-v2', {}),
  ]
}

export function buildMimic(request: string, response: string): Promise<Contender> {
  const env = { BENCH_REQUEST: request, BENCH_RESPONSE: response }
  return pair('node:http', 'bare-http', env)
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
  return buildFile(BENCH, `src/http/programs/${program}.ts`)
}
