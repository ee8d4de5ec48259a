/** Two hosts on one state folder, and a trail that grows. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mergedLists } from '../src/merged-lists.ts'
import { openState } from '../src/state-files.ts'
import { openSwitches } from '../src/switches.ts'
import { appendTo, MOST_OLDER, tailOf } from '../src/trail.ts'
import { newFolder } from './folders.ts'

const pin = (server: string, tool: string, definition = '{}') => ({
  ...{ server, tool, definition },
})
const text = (...entries: unknown[]) => JSON.stringify(entries)

test('what two hosts decide of different tools is kept, of one tool the later', async () => {
  const folder = newFolder('state')
  const [one, other] = [folder, folder].map(dir => openState(dir).store('pins.json'))
  await one?.load()
  await other?.load()
  await one?.save(text(pin('a', 'x')))
  await other?.save(text(pin('b', 'y'), pin('a', 'x', '{"later":1}')))
  expect(JSON.parse(readFileSync(join(folder, 'pins.json'), 'utf8'))).toEqual([
    ...[pin('b', 'y'), pin('a', 'x', '{"later":1}')],
  ])
  await one?.load()
  await one?.save(text(pin('a', 'x', '{"later":1}')))
  expect(JSON.parse((await other?.load()) ?? '')).toHaveLength(1)
  expect(readdirSync(folder)).toEqual(['pins.json'])
})

test('what one has taken back stays taken back, and what is no list is no list', () => {
  const [a, b, c] = [pin('s', 'a'), pin('s', 'b'), pin('s', 'c')]
  expect(mergedLists(text(a, b), text(a), text(a, b, c))).toBe(text(a, c))
  expect(mergedLists(text(a, b), text(a, b, c), text(b))).toBe(text(b, c))
  expect(mergedLists(undefined, '{"a":1}', text(a))).toBeUndefined()
})

test('a list in place of an object sets that one aside', async () => {
  const folder = newFolder('state')
  writeFileSync(join(folder, 'pins.json'), '{"mine":1}')
  const store = openState(folder).store('pins.json')
  await store.load()
  await store.save(text(pin('a', 'x')))
  const [aside = ''] = readdirSync(folder).filter(name => name.includes('broken'))
  expect(readFileSync(join(folder, aside), 'utf8')).toBe('{"mine":1}')
})

test('what the other host has switched off stays off', async () => {
  const folder = newFolder('state')
  const [one, other] = await Promise.all(
    [folder, folder].map(dir => openSwitches(openState(dir).store('off.json'))),
  )
  await one?.set('files', 'write', true)
  await other?.set('files', 'move', true)
  expect(other?.isOff('files', 'write')).toBe(true)
})

test('a large trail is begun anew; the older ones stay, and are read on', () => {
  const folder = newFolder('trail')
  const path = join(folder, 'audit.jsonl')
  for (let nth = 0; nth < 40; nth++) appendTo(path, `line ${nth}`, 20)
  const files = readdirSync(folder)
  expect(files.length).toBeLessThanOrEqual(MOST_OLDER + 1)
  expect(tailOf(folder, 'audit.jsonl', 6)).toEqual(
    [34, 35, 36, 37, 38, 39].map(nth => `line ${nth}`),
  )
})
