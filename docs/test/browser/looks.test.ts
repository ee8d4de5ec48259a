/** How pages look: in the dark, on a phone, on paper, without script, with the focus. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { addressOf, PAGE_TYPES, type PageType } from '../site/page-types.ts'
import { readers } from './reader.ts'

const reading = readers()

reading(
  'reads in the dark, as the system says',
  '/guide/0.html',
  async ({ page }) => {
    const [background, text] = await page.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.body)
      return [backgroundColor, color]
    })
    expect(brightness(background ?? '')).toBeLessThan(60)
    expect(brightness(text ?? '')).toBeGreaterThan(180)
  },
  { colorScheme: 'dark' },
)

reading(
  'is told of a page what it speaks of, and when',
  '/zh/guide/0.html',
  async ({ page }) => {
    const facts = page.getByRole('region', { name: '关于本页' })
    expect(await facts.locator('time').textContent()).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(await facts.textContent()).not.toMatch(/where it differs/)
  },
)

reading('never scrolls sideways on a phone', '/', async ({ page }) => {
  for (const width of [320, 360, 768]) {
    await page.setViewportSize({ width, height: 780 })
    for (const type of Object.keys(PAGE_TYPES) as PageType[]) {
      const path = addressOf(type, 'zh')
      if (type === 'missing') continue
      await page.goto(path)
      const over = await page.evaluate(
        () =>
          document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(over, `${path} at ${width} px is too wide by`).toBeLessThanOrEqual(0)
    }
  }
})

reading(
  'can see where the focus is, at every stop',
  '/pitfalls/stdout-noise.html',
  async ({ page }) => {
    const unseen = await stopsWithoutFocus(page, 45)
    expect(unseen).toEqual([])
  },
)

reading(
  'opens and closes a group of the sidebar by key',
  '/pitfalls/',
  async ({ page }) => {
    const group = page.locator('.VPSidebarItem.collapsible > .item').nth(1)
    await group.focus()
    for (const [key, wanted] of [
      ['Enter', 'true'],
      [' ', 'false'],
    ] as const) {
      await page.keyboard.press(key)
      await expect.poll(() => group.getAttribute('aria-expanded')).toBe(wanted)
    }
  },
)

reading(
  'prints a page: no bars, all code, nothing folded',
  '/guide/0.html',
  async ({ page }) => {
    await page.emulateMedia({ media: 'print' })
    for (const bar of ['.VPNav', '.VPSidebar', '.VPLocalNav', 'button.copy']) {
      const shown = page.locator(bar).filter({ visible: true })
      expect(await shown.count(), bar).toBe(0)
    }
    const cut = await page
      .locator('main pre')
      .evaluateAll(
        blocks =>
          blocks.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
            .length,
      )
    expect(cut).toBe(0)
    const answer = page.locator('main details').last()
    expect(
      await answer.evaluate(it => it.getBoundingClientRect().height),
    ).toBeGreaterThan(60)
  },
)

reading(
  'reads without script',
  '/',
  async ({ page }) => {
    expect(await page.locator('main').textContent()).toContain('protocol leaves')
  },
  { javaScriptEnabled: false },
)

function brightness(color: string): number {
  const parts =
    color
      .match(/\d+(\.\d+)?/g)
      ?.slice(0, 3)
      .map(Number) ?? []
  return parts.reduce((sum, part) => sum + part, 0) / 3
}

/** Stops at which neither an outline nor a shadow says that it is this one. */
async function stopsWithoutFocus(page: Page, stops: number): Promise<string[]> {
  const unseen: string[] = []
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press('Tab')
    const name = await page.evaluate(() => {
      const at = document.activeElement
      if (!at || at === document.body) return undefined
      const isMarked = (element: Element | null): boolean => {
        if (!element) return false
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
        const hasOutline =
          outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
        return hasOutline || boxShadow !== 'none'
      }
      // A hidden radio button hands its mark to its label.
      const label =
        at.id === '' ? null : document.querySelector(`label[for="${at.id}"]`)
      if (isMarked(at) || isMarked(label)) return undefined
      return at.outerHTML.slice(0, 120)
    })
    if (name !== undefined) unseen.push(name)
  }
  return unseen
}
