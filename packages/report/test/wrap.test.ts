import { describe, expect, test } from 'vitest'
import { clip, cut, cutStart, ends, widthOf, wrap } from '../src/wrap.ts'

const ENGLISH =
  'The stdout of a stdio server is the protocol channel. Any other byte in it is a broken message (for whoever reads it), and the sender never learns of it.'
const CHINESE =
  '标准输出就是协议通道。往里面多写一个字节，读它的一方（客户端）就会遇到一条坏消息；而写它的一方“永远”不会知道，`params._meta` 放在 params 旁边也一样。'

const WIDTHS = Array.from({ length: 60 }, (_, index) => index + 20)

describe.each([
  ['English', ENGLISH],
  ['Chinese with Latin words', CHINESE],
])('%s', (_name, text) => {
  test('no line is wider than asked, and nothing is lost', () => {
    for (const width of WIDTHS) {
      const lines = wrap(text, width, 3)
      expect(lines.filter(line => widthOf(line) > width)).toEqual([])
      const bare = (value: string) => value.replace(/\s/g, '')
      expect(bare(lines.join(''))).toBe(bare(text))
    }
  })

  test('no line starts with closing punctuation or ends with an opening one', () => {
    for (const width of WIDTHS) {
      for (const line of wrap(text, width)) {
        expect(line).not.toMatch(/^[，。、；：？！）」』】》”’,.;:?!)]/u)
        expect(line).not.toMatch(/[（「『【《“‘([]$/u)
      }
    }
  })

  test('Latin words and code spans stay whole', () => {
    const words = text.match(/`[^`]+`|[A-Za-z]+/g) ?? []
    for (const width of WIDTHS) {
      const lines = wrap(text, width)
      for (const word of words) expect(lines.join('\n')).toContain(word)
    }
  })
})

test('lines after the first hang', () => {
  expect(wrap('one two three four', 10, 2)).toEqual(['one two', '  three', '  four'])
})

test('a word wider than the line is broken', () => {
  expect(wrap('abcdefghij', 4)).toEqual(['abcd', 'efgh', 'ij'])
  expect(wrap('漢漢漢', 4)).toEqual(['漢漢', '漢'])
})

test('empty text is one empty line', () => {
  expect(wrap('', 10)).toEqual([''])
  expect(wrap('   ', 10)).toEqual([''])
})

test('cutting counts columns, from either end', () => {
  expect(cut('漢漢漢', 5)).toBe('漢漢…')
  expect(cut('abc', 3)).toBe('abc')
  expect(cutStart('src/client.ts:41', 10)).toBe('…ent.ts:41')
})

test('clipping says that something is missing', () => {
  expect(clip(['one', 'two', 'three'], 2, 10)).toEqual(['one', 'two …'])
  expect(clip(['one', 'two'], 2, 10)).toEqual(['one', 'two'])
})

test('two ends of a line: the left one gives way', () => {
  expect(ends('left', 'right', 14)).toBe('left     right')
  expect(ends('a long left side', 'right', 14)).toBe('a long…  right')
})
