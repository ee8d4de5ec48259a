/**
 * The tools of published servers, read by the subject's own manager: started from one
 * configuration, listed, and closed again.
 */
import { rmSync } from 'node:fs'
import { scratchFolder } from '@workshop/testkit/state'
import type { Subject } from '@workshop/testkit/subject'
import { configFor, type PublishedServer } from './servers.ts'
import type { Tool } from './tool.ts'

interface Row {
  name: string
  status: string
  reason?: string
}

export interface Listing {
  /** In the order in which the manager has them. */
  tools: Tool[]
  /** Servers that did not get as far as a list, and why. */
  missing: string[]
}

const PATIENCE_MS = 30_000

export async function listTools(
  subject: Subject,
  published: readonly PublishedServer[],
): Promise<Listing> {
  const scratch = scratchFolder('measure')
  const file = 'measure.json'
  const sources = [{ scope: 'project', file, text: configFor(published, scratch) }]
  const loading = subject.call('provided/config', 'loadConfig', sources, process.env)
  const { servers } = (await loading) as { servers: unknown[] }
  const options = { servers, connectTimeoutMs: PATIENCE_MS }
  const manager = await subject.create('provided/manager', 'createManager', options)
  try {
    await manager.call('connectAll')
    const rows = (await manager.call('status')) as Row[]
    const missing = rows
      .filter(({ status }) => status !== 'connected')
      .map(({ name, status, reason = 'no reason' }) => `${name}: ${status}, ${reason}`)
    return { tools: (await manager.call('tools')) as Tool[], missing }
  } finally {
    await manager.call('close')
    rmSync(scratch, { recursive: true, force: true })
  }
}
