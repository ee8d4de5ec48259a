/** What is typed into the search, as the index knows it. */
import { expect, test } from 'vitest'
import { normalized } from '../.vitepress/theme/query.ts'

test.each([
  ['－３２６０２', '-32602'],
  ['ｓｔｄｏｕｔ', 'stdout'],
  ['協議 錯誤', '协议 错误'],
  ['伺服器', '服务端'],
  ['用戶端', '客户端'],
  ['訊息', '消息'],
  ['  host ', 'host'],
  ['😀', '😀'],
])('%s is searched as %s', (typed, searched) => {
  expect(normalized(typed)).toBe(searched)
})

test('a book is searched by its beginning', () => {
  expect(normalized('initialize '.repeat(20_000)).length).toBeLessThanOrEqual(100)
})
