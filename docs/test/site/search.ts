/** Labelled queries, typed into the dialog of the built site as a reader would. */
import type { Page } from 'playwright-core'
import { go, type Reading } from './browser.ts'
import { isInSite, textInSite } from './built.ts'
import { QUERIES, type Query } from './queries.ts'

export interface SearchReport {
  queries: number
  /** Queries that found nothing. */
  empty: string[]
  /** Queries whose first result is not right: what it was. */
  wrong: string[]
}

export async function checkSearch(
  site: Reading,
  language: 'en' | 'zh',
  queries: readonly Query[] = QUERIES[language],
): Promise<SearchReport> {
  const root = language === 'zh' ? '/zh' : ''
  const { page, close } = await site.visit(`${root}/about/`)
  await openDialog(page)
  const report: SearchReport = { queries: queries.length, empty: [], wrong: [] }
  for (const query of queries) {
    const first = await firstResult(page, query.typed)
    if (first === undefined) report.empty.push(query.typed)
    else if (!isRight(query, first, root))
      report.wrong.push(`${query.typed} → ${first}`)
  }
  await close()
  return report
}

async function openDialog(page: Page): Promise<void> {
  await go(page, page.url())
  await page.keyboard.press('/')
  // A first answer: then the index is there.
  await page.getByRole('combobox').fill('stdout')
  await page.getByRole('option').first().waitFor()
}

/** The id of the first result, as the dialog has it. */
async function firstResult(page: Page, typed: string): Promise<string | undefined> {
  await page.getByRole('combobox').fill(typed)
  const first = page.locator('#search-list:visible [role=option]').first()
  if ((await first.count()) === 0) return undefined
  return (await first.getAttribute('data-to')) ?? undefined
}

function isRight({ typed, page }: Query, first: string, root: string): boolean {
  const [path = ''] = first.split('#')
  if (page !== undefined) {
    const wanted = typeof page === 'string' ? [page] : page
    return wanted.some(start => path.startsWith(`${root}${start}`))
  }
  const file = path
    .replace(/\/$/, '/index.html')
    .replace(/\.html$/, '.md')
    .slice(1)
  if (!isInSite(file)) return false
  const text = textInSite(file).toLowerCase()
  return typed
    .toLowerCase()
    .split(' ')
    .every(word => text.includes(word))
}
