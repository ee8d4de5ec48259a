/** What goes into the boxes: where JSON breaks, and which files are no text. */
import { expect, test } from 'vitest'
import { textIn, textOf } from '../../.vitepress/tools/input/file-text.ts'
import { kindOf, readJson } from '../../.vitepress/tools/input/json-text.ts'
import { shownText } from '../../.vitepress/tools/input/shown-text.ts'

test.each([
  ['{\n  "a": 1,\n}', 3, 1],
  ['{"a": 1', 1, 8],
  ['', 1, 1],
  ["{'a': 1}", 1, 2],
  ['{"a": 01}', 1, 8],
  ['[1 2]', 1, 4],
  ['{"a" 1}', 1, 6],
  ['[}', 1, 2],
  ['{"a":1]', 1, 7],
  ['[1]]', 1, 4],
  ['{}\n{}', 2, 1],
  ['"\\x"', 1, 3],
  ['["a\nb"]', 1, 4],
  ['{"a":}', 1, 6],
  ['[1,]', 1, 4],
  ['nul', 1, 1],
  ['[-]', 1, 2],
  ['// x\n{}', 1, 1],
])('%s breaks at line %i, column %i', (text, line, column) => {
  expect(readJson(text)).toMatchObject({ ok: false, line, column })
})

test('a byte order mark is no mistake', () => {
  expect(readJson('\ufeff{"a":1}')).toEqual({ ok: true, value: { a: 1 } })
})

test('megabytes of broken JSON are located in good time', () => {
  const started = performance.now()
  expect(readJson(`[${'1,'.repeat(500_000)}`).ok).toBe(false)
  expect(readJson('['.repeat(1_000_000)).ok).toBe(false)
  expect(readJson(`"${'\\n'.repeat(500_000)}`).ok).toBe(false)
  expect(performance.now() - started).toBeLessThan(5_000)
})

test.each([
  [[0x1f, 0x8b, 8, 0], 'gzip'],
  [[0x50, 0x4b, 3, 4], 'zip'],
  [[0x89, 0x50, 0x4e, 0x47], 'PNG'],
  [[0x7b, 0, 0x7d], 'binary'],
  [[0xc3, 0x28], 'UTF-8'],
])('bytes %j are said to be no text', (bytes, word) => {
  const read = textOf(Uint8Array.from(bytes))
  expect(read.ok ? read.text : read.says.en).toContain(word)
})

test('text with a mark, and what PowerShell writes, is text', () => {
  expect(textOf(Uint8Array.from([0xef, 0xbb, 0xbf, 0x61]))).toEqual({
    ok: true,
    text: 'a',
  })
  expect(textOf(Uint8Array.from([0xff, 0xfe, 0x61, 0]))).toEqual({
    ok: true,
    text: 'a',
  })
  expect(textOf(new Uint8Array())).toEqual({ ok: true, text: '' })
})

test('a folder that was dropped is no silence', async () => {
  const folder = { arrayBuffer: () => Promise.reject(new Error('NotReadable')) }
  const read = await textIn(folder as unknown as Blob)
  expect(read.ok ? '' : read.says.en).toContain('is it a folder')
})

test('what is quoted back hides nothing, turns nothing, and is cut between characters', () => {
  expect(shownText('a\u202eb\u200bc\ud800', 20)).toBe('a\\u202eb\\u200bc\\ud800')
  expect(shownText('ab😀', 3)).toBe('ab…')
  expect(readJson('\u202ex')).toMatchObject({
    says: { en: expect.stringContaining('\\u202ex') },
  })
  expect(kindOf({ ['k'.repeat(1_000_000)]: 1, '\u202e': 1 }).en.length).toBeLessThan(80)
})
