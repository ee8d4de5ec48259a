/**
 * The client's way to a server behind a URL: it starts the program that serves, and
 * reads where. With `BENCH_URL` there is one already: the bench wants to look on.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Server } from '../../stdio/programs/run-calls.ts'

export interface OpenServer {
  url: string
  /** The server ends with its stdin, and so it does when this process dies. */
  stop(): void
}

export async function openServer({ command, args }: Server): Promise<OpenServer> {
  const { BENCH_URL } = process.env
  if (BENCH_URL) return { url: BENCH_URL, stop: () => undefined }
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  const failed = once(child, 'exit').then(() => {
    throw new Error('the server ended before it listened')
  })
  const [url] = await Promise.race([
    once(createInterface(child.stdout), 'line'),
    failed,
  ])
  return { url, stop: () => void child.stdin.end() }
}
