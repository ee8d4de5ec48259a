/**
 * One meeting over a pipe with a tap in the middle, as frames of an exchange. What a
 * frame says is what went through the pipe; nothing is asked of either side.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endTapped, readTap, tapped } from '@workshop/faults'
import type { ExchangeFrame } from '../../data/types.ts'

export interface Program {
  command: string
  args: readonly string[]
}

/** @param meet starts what it is given in place of the server, and ends it again */
export async function overPipe(
  server: Program,
  meet: (program: { command: string; args: string[] }) => Promise<void>,
): Promise<ExchangeFrame[]> {
  const folder = await mkdtemp(join(tmpdir(), 'exchange-'))
  const file = join(folder, 'wire.jsonl')
  try {
    await meet(tapped(server.command, server.args, file))
    const run = (await readTap(file)).at(-1)
    if (!run) throw new Error('expected a server started through the tap, got none')
    return run.frames
      .filter(({ stream }) => stream !== 'stderr')
      .map(({ dir, text }) => ({
        from: dir === '->' ? 'client' : 'server',
        body: text,
      }))
  } finally {
    endTapped(await readTap(file))
    await rm(folder, { recursive: true })
  }
}
