/** axe over states of the site: kinds of page, both languages, both themes, two widths. */
import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import { go, type Reading } from './browser.ts'
import { addressOf, PAGE_TYPES, type PageType } from './page-types.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

export interface Look {
  theme: 'light' | 'dark'
  width: number
}

/** What `verify` has time for. */
const SOME: readonly Look[] = [
  { theme: 'light', width: 1280 },
  { theme: 'dark', width: 360 },
]

/** 320 px is what WCAG 1.4.10 asks for: a page of 1280 px, magnified four times. */
export const ALL_LOOKS: readonly Look[] = (['light', 'dark'] as const).flatMap(theme =>
  [320, 360, 1280].map(width => ({ theme, width })),
)

export interface AxeReport {
  /** How many states were looked at. */
  states: number
  /** `/zh/guide/0.html dark 360: color-contrast (serious) at .x`. */
  violations: string[]
}

/** Each kind of page in each language, and what only opens when it is touched. */
export async function checkAxe(
  site: Reading,
  types = Object.keys(PAGE_TYPES) as readonly PageType[],
  looks = SOME,
): Promise<AxeReport> {
  const report: AxeReport = { states: 0, violations: [] }
  for (const { theme, width } of looks) {
    const options = { colorScheme: theme, viewport: { width, height: 800 } }
    const { page, close } = await site.visit('/', options)
    for (const language of ['en', 'zh'] as const) {
      for (const type of types) {
        const path = addressOf(type, language)
        await go(page, path)
        await look(page, `${path} ${theme} ${width}`, report)
      }
      await openThings(page, language, `${theme} ${width}`, report)
    }
    await close()
  }
  return report
}

async function openThings(
  page: Page,
  language: 'en' | 'zh',
  says: string,
  report: AxeReport,
): Promise<void> {
  await go(page, addressOf('pitfall', language))
  await page.keyboard.press('/')
  const input = page.getByRole('combobox')
  await input.fill('stdout')
  await page.getByRole('option').first().waitFor()
  await look(page, `${language} search ${says}`, report)
  await input.fill('qqqqqqqq')
  await page.getByRole('option').first().waitFor({ state: 'hidden' })
  await look(page, `${language} search without a result ${says}`, report)
  await page.keyboard.press('Escape')
  const menu = page.locator('.VPNavBarHamburger')
  if (!(await menu.isVisible())) return
  await menu.click()
  await page.locator('.VPNavScreen').waitFor()
  // It fades in, and half of a colour has half of its contrast.
  await page.locator('.VPNavScreen.fade-enter-active').waitFor({ state: 'detached' })
  await look(page, `${language} menu ${says}`, report)
}

/** The page as it is now. */
export async function look(
  page: Page,
  state: string,
  report: AxeReport,
): Promise<void> {
  report.states++
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate<AxeResults, string[]>(
    tags => (globalThis as unknown as { axe: typeof axe }).axe.run({ runOnly: tags }),
    TAGS,
  )
  for (const { id, impact, nodes } of violations) {
    const places = nodes.slice(0, 3).map(({ target }) => target.join(' '))
    report.violations.push(
      `${state}: ${id} (${impact}) ${nodes.length}× at ${places.join(' | ')}`,
    )
  }
}
