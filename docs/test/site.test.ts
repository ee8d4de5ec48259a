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

/** One page of the site, changed. */
const spoiled = (path: string, change: (html: string) => string): BuiltPage[] =>
  pages.map(page => (page.path === path ? { ...page, html: change(page.html) } : page))

test('what these checks are for, they see', () => {
  const withoutId = spoiled('guide/11.html', html =>
    html.replaceAll('id="chapter"', ''),
  )
  expect(checkLinks(withoutId).broken.join('\n')).toContain('guide/11.html')
  const withDeadLink = spoiled('index.html', html =>
    html.replace('/start/', '/nowhere/'),
  )
  expect(checkLinks(withDeadLink).broken.join('\n')).toContain('index.html')
  const withFont = spoiled('index.html', html =>
    html.replace('</head>', '<link rel="stylesheet" href="ftp://x/y.css"></head>'),
  )
  expect(checkLinks(withFont).broken).toHaveLength(1)
  const withoutTwin = pages.filter(({ path }) => path !== 'zh/guide/4.html')
  expect(checkParity(withoutTwin).missing).toEqual(['guide/4.html in zh'])
  const withStars = spoiled('zh/guide/4.html', html =>
    html.replace('</main>', '<p>**粗体**</p></main>'),
  )
  expect(checkParity(withStars).findings).toHaveLength(1)
})
