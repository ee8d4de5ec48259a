/** The store: files named by their content, there as a whole or not at all. */
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openStore, treeHash } from '../../src/intake/index.ts'
import { scratch, written } from './stage-files.ts'

const files = () => new Map(Object.entries(written('01')))

test('what is put in comes out, and cannot be written to', async () => {
  const store = await openStore(join(scratch(), 'store'))
  const dir = await store.put(files())
  expect(dir).toBe(store.placeOf(treeHash(files())))
  for (const [path, bytes] of files()) {
    expect(readFileSync(join(dir, path))).toEqual(bytes)
    expect(statSync(join(dir, path)).mode & 0o777).toBe(0o444)
  }
  for (const folder of ['', 'src', 'break']) {
    expect(statSync(join(dir, folder)).mode & 0o777).toBe(0o555)
  }
})

test('the same files twice, also at once, are there once', async () => {
  const root = join(scratch(), 'store')
  const [one, other] = [await openStore(root), await openStore(root)]
  const puts = Array.from({ length: 8 }, (_, n) => (n % 2 ? one : other).put(files()))
  expect(new Set(await Promise.all(puts)).size).toBe(1)
  expect(readdirSync(join(root, 'tmp'))).toEqual([])
})

test('a tree that was damaged is written again', async () => {
  const store = await openStore(join(scratch(), 'store'))
  const dir = await store.put(files())
  chmodSync(join(dir, 'src/server.ts'), 0o644)
  writeFileSync(join(dir, 'src/server.ts'), 'changed')
  expect(await store.put(files())).toBe(dir)
  expect(readFileSync(join(dir, 'src/server.ts'))).toEqual(files().get('src/server.ts'))
})

test('what a crash has left is removed when it is old', async () => {
  const root = join(scratch(), 'store')
  await openStore(root)
  for (const name of ['old', 'new']) mkdirSync(join(root, 'tmp', name))
  utimesSync(join(root, 'tmp/old'), 0, 0)
  await openStore(root)
  expect(readdirSync(join(root, 'tmp'))).toEqual(['new'])
})

test('a disk at fault is said to be one, and leaves nothing behind', async () => {
  const root = join(scratch(), 'store')
  const store = await openStore(root)
  writeFileSync(join(root, treeHash(files()).slice(0, 2)), 'in the way')
  await expect(store.put(files())).rejects.toThrow('cannot be written')
  expect(readdirSync(join(root, 'tmp'))).toEqual([])
})

test('a store trusts no name', async () => {
  const root = join(scratch(), 'store')
  const store = await openStore(root)
  const bad = new Map([['../../x', Buffer.from('x')]])
  await expect(store.put(bad)).rejects.toThrow('leads out')
  expect(existsSync(join(root, '../x'))).toBe(false)
})

test('names and contents cannot be exchanged without another hash', () => {
  const hash = (entries: [string, string][]) =>
    treeHash(new Map(entries.map(([path, text]) => [path, Buffer.from(text)])))
  expect(hash([['a', 'b']])).not.toBe(hash([['ab', '']]))
  expect(
    hash([
      ['a', ''],
      ['b', ''],
    ]),
  ).toBe(
    hash([
      ['b', ''],
      ['a', ''],
    ]),
  )
  expect(hash([['a', '1 b 0\n']])).not.toBe(
    hash([
      ['a', ''],
      ['b', ''],
    ]),
  )
})
