/**
 * A part of what `pnpm docs:test` measures, small enough for every `pnpm verify`: axe on
 * some kinds of page, some of the labelled queries, and what a first view weighs.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkAxe, look } from '../site/axe.ts'
import { CHROMIUM, openSite, type Reading } from '../site/browser.ts'
import { ensureBuilt } from '../site/built.ts'
import { QUERIES } from '../site/queries.ts'
import { checkSearch } from '../site/search.ts'
import { measureView } from '../site/speed.ts'

const BUILD_MS = 300_000
const LONG_MS = 240_000

describe.skipIf(CHROMIUM === undefined)('the site (needs chromium)', () => {
  let site: Reading
  beforeAll(async () => {
    await ensureBuilt()
    site = await openSite()
  }, BUILD_MS)
  afterAll(() => site?.close())

  test(
    'axe finds nothing',
    async () => {
      const { states, violations } = await checkAxe(site, ['chapter', 'pitfall'])
      expect(violations).toEqual([])
      expect(states).toBe(18)
    },
    LONG_MS,
  )

  test(
    'axe finds what is there',
    async () => {
      const { page, close } = await site.visit('/about/')
      await page.locator('main h1').evaluate(title => {
        title.insertAdjacentHTML('afterend', '<button type="button"></button>')
      })
      const report = { states: 0, violations: [] }
      await look(page, 'a button without a name', report)
      expect(report.violations).toHaveLength(1)
      await close()
    },
    LONG_MS,
  )

  test.each(['en', 'zh'] as const)(
    'search in %s finds what is asked for',
    async language => {
      const some = QUERIES[language].filter((_query, at) => at % 3 === 0)
      const { empty, wrong } = await checkSearch(site, language, some)
      expect({ empty, wrong }).toEqual({ empty: [], wrong: [] })
    },
    LONG_MS,
  )

  test(
    'a first view is light',
    async () => {
      const { kb, jsKb, requests, cls } = await measureView(site, 'pitfall', 'zh', 1)
      expect(kb).toBeLessThan(110)
      expect(jsKb).toBeLessThan(80)
      expect(requests).toBeLessThanOrEqual(12)
      expect(cls).toBeLessThan(0.02)
    },
    LONG_MS,
  )
})
