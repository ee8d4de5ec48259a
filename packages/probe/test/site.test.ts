/** Our own pages. Those that are made from data are read where they have been made. */
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { adviceOf, pagesOf } from '../maintain/site.ts'

test('no page of the guide is dated, and each mention says of which era it is', async () => {
  const folders = ['en', 'zh'].map(language =>
    fileURLToPath(new URL(`../../../docs/${language}`, import.meta.url)),
  )
  const pages = await pagesOf(folders)
  expect(pages.length).toBeGreaterThan(20)
  expect(pages.filter(({ verdict }) => verdict === 'dated')).toEqual([])
  expect(pages.flatMap(adviceOf)).toEqual([])
})
