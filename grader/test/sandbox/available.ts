/** Which levels this machine can show; a test that cannot run says so by a skip. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Level, openSandboxHost } from '../../src/sandbox/index.ts'

async function opens(level: Level): Promise<boolean> {
  try {
    const host = await openSandboxHost({ level })
    host.close()
    return host.level === level
  } catch {
    return false
  }
}

const found = {
  A: process.platform === 'linux' && (await opens('A')),
  B: process.platform === 'linux' && (await opens('B')),
}
export const LEVELS_HERE = (['A', 'B'] as const).filter(level => found[level])
export const LEVELS_NOT_HERE = (['A', 'B'] as const).filter(level => !found[level])
export const isRoot = process.getuid?.() === 0

/** A submission of these files, gone at the end of the block. */
export function submissionOf(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'submission-'))
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(folder, name), text)
  }
  return {
    folder,
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  }
}
