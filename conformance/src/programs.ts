/** The programs under test: a fixture each, and the solution it is for, as built files. */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildFile, ROOT } from '@workshop/testkit/subject'
import type { Program } from './served.ts'

const OWN = fileURLToPath(new URL('..', import.meta.url))
export const SOLUTION = join(ROOT, 'solutions', '03-remote', 'zero-sdk')

export async function serverProgram(): Promise<Program> {
  const fixture = await buildFile(OWN, 'src/fixture/server.ts')
  const solution = await buildFile(SOLUTION, 'src/http-server.ts')
  return { command: process.execPath, args: [fixture, solution] }
}

/** The suite appends the URL of its server. */
export async function clientCommand(): Promise<string> {
  const fixture = await buildFile(OWN, 'src/fixture/client.ts')
  const link = await buildFile(SOLUTION, 'src/http-client.ts')
  const oauth = await buildFile(SOLUTION, 'src/oauth.ts')
  return [process.execPath, fixture, link, oauth].join(' ')
}
