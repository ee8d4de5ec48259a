/** What readers do: by keyboard alone, in the other language, in one era. */
import { expect } from 'vitest'
import { go } from '../site/browser.ts'
import { addressOf, PAGE_TYPES, type PageType } from '../site/page-types.ts'
import { readers } from './reader.ts'

const reading = readers()

reading(
  'sees every kind of page, and nothing leaves the machine',
  '/',
  async ({ page }) => {
    for (const language of ['en', 'zh'] as const) {
      for (const type of Object.keys(PAGE_TYPES) as PageType[]) {
        await go(page, addressOf(type, language))
        expect(await page.locator('main h1').count(), addressOf(type, language)).toBe(1)
      }
    }
  },
)

reading('finds a pitfall with the keyboard alone', '/', async ({ page }) => {
  await page.keyboard.press('/')
  await page.keyboard.type('glued')
  await page.getByRole('option').first().waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/pitfalls\/glued-frames\.html/)
  const spoken = page.locator('[role=status][aria-live]')
  await expect.poll(() => spoken.textContent()).not.toBe('')
  const here = page.locator('.VPSidebar [aria-current=page]')
  await here.waitFor()
  expect(await here.getAttribute('href')).toContain('glued-frames')
})

reading(
  'closes the search and is where he was',
  '/zh/guide/0.html',
  async ({ page }) => {
    const button = page.getByRole('button', { name: '搜索' })
    await button.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('combobox').fill('没有这样的东西呢')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await button.evaluate(element => element === document.activeElement)).toBe(
      true,
    )
  },
)

reading(
  'is not interrupted while an input method is open',
  '/zh/guide/0.html',
  async ({ page }) => {
    await page.keyboard.press('/')
    const input = page.getByRole('combobox')
    await input.fill('宿主')
    await page.getByRole('option').first().waitFor()
    const before = page.url()
    await input.evaluate(element =>
      element.dispatchEvent(
        new KeyboardEvent('keydown', {
          key: 'Enter',
          isComposing: true,
          bubbles: true,
        }),
      ),
    )
    expect(await page.getByRole('dialog').isVisible()).toBe(true)
    expect(page.url()).toBe(before)
  },
)

reading(
  'keeps the place when the language is switched',
  '/guide/0.html',
  async ({ page }) => {
    const id = await page.locator('main h2[id]').nth(2).getAttribute('id')
    await go(page, `/guide/0.html#${id}`)
    await page.locator('.VPNavBarTranslations button').hover()
    await page.locator('.VPNavBarTranslations').getByText('简体中文').click()
    await page.waitForURL(`**/zh/guide/0.html#${id}`)
    await page.waitForFunction(() => document.documentElement.lang === 'zh-Hans')
    const top = await page
      .locator(`#${id}`)
      .evaluate(it => it.getBoundingClientRect().top)
    expect(top).toBeGreaterThanOrEqual(0)
    expect(top).toBeLessThan(400)
    expect(await page.getByRole('navigation', { name: '主导航' }).count()).toBe(1)
  },
)

reading('chooses an era, and it is remembered', '/guide/0.html', async ({ page }) => {
  await page.getByRole('radio', { name: 'legacy' }).check()
  await page.reload()
  await page.waitForFunction(() => document.documentElement.dataset.era === 'legacy')
  await page.getByRole('radio', { name: 'both' }).check()
})
