/** The built site: every link leads somewhere, and both trees are whole. */
import { beforeAll, expect, test } from 'vitest'
import { type BuiltPage, builtPages, ensureBuilt } from './site/built.ts'
import { checkLinks } from './site/links.ts'
import { checkParity } from './site/parity.ts'

const BUILD_MS = 300_000
let pages: readonly BuiltPage[] = []

beforeAll(async () => {
  await ensureBuilt()
  pages = builtPages()
}, BUILD_MS)

test('every link leads to a page and a heading that exist', () => {
  const { links, broken } = checkLinks(pages)
  expect(broken).toEqual([])
  expect(links).toBeGreaterThan(5000)
})

test('both trees have the same pages, with the same headings', () => {
  const { pages: count, missing, findings } = checkParity(pages)
  expect(missing).toEqual([])
  expect(findings).toEqual([])
  expect(count).toBeGreaterThan(100)
})
