/** A20: a file that the grader may not read. A file of its own: it changes its user. */
import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scratch, takeFolder, told, writeFiles, written } from './stage-files.ts'

const NOBODY = 65_534

/** Everything can be read by root, so root stops being root. */
async function asOrdinaryUser<T>(act: () => Promise<T>): Promise<T> {
  if (process.geteuid?.() !== 0) return await act()
  process.seteuid?.(NOBODY)
  try {
    return await act()
  } finally {
    process.seteuid?.(0)
  }
}

test('A20 a file and a folder that cannot be read are refused by name', async () => {
  const dir = writeFiles(scratch(), written('01'))
  chmodSync(dir, 0o755)
  chmodSync(join(dir, 'src/server.ts'), 0)
  const file = await asOrdinaryUser(() => takeFolder(dir))
  expect(told(file)).toBe('unreadable: src/server.ts')
  chmodSync(join(dir, 'src'), 0)
  const folder = await asOrdinaryUser(() => takeFolder(dir))
  expect(told(folder)).toBe('unreadable: src')
  expect('message' in folder && folder.message.en).toContain('EACCES')
})
