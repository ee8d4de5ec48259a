/**
 * Node 22.18 and newer load the sources as they are: whatever only a bundler
 * understands works in tests and fails in commands.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '@workshop/testkit/state'
import { expect, test } from 'vitest'

/** Loaded through tsx on every Node, by its own starter. */
const BUNDLED = /docs[\\/]src[\\/]recording[\\/]/

const TOO_NEW = /^\s*(?:await )?using \w+ =/m

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name)
    if (entry.name === 'node_modules' || entry.name.startsWith('.')) return []
    if (entry.isDirectory()) return sources(path)
    return entry.name.endsWith('.ts') ? [path] : []
  })
}

test('no source of a command needs a newer Node than 22', () => {
  const files = sources(ROOT).filter(
    file => /[\\/]src[\\/]/.test(file) && !BUNDLED.test(file),
  )
  expect(files.length).toBeGreaterThan(300)
  expect(files.filter(file => TOO_NEW.test(readFileSync(file, 'utf8')))).toEqual([])
})
