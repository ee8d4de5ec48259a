/** Readers who paste a book, come back later, have two tabs, or zoom in to 400 %. */
import { expect } from 'vitest'
import { go } from '../site/browser.ts'
import { readers } from './reader.ts'
import { fileOf, said } from './tool-reader.ts'

const reading = readers()
const LANGUAGES = ['', '/zh'] as const

reading(
  'lands on the heading of a link, in the era of last time',
  '/guide/2.html',
  async ({ page }) => {
    await page.evaluate(() => localStorage.setItem('mcp-guide-era', 'legacy'))
    for (const language of LANGUAGES) {
      await go(page, `${language}/guide/2.html?again#check`)
      const top = () =>
        page.locator('#check').evaluate(it => it.getBoundingClientRect().top)
      await expect.poll(top).toBeGreaterThan(0)
      await expect.poll(top).toBeLessThan(400)
    }
  },
)

reading('pastes a book into the search', '/zh/guide/0.html', async ({ page }) => {
  const started = Date.now()
  await page.keyboard.press('/')
  const box = page.getByRole('combobox')
  await box.fill('host')
  await page.getByRole('option').first().waitFor()
  for (const book of ['initialize '.repeat(5_000), 'x'.repeat(50_000)]) {
    await box.fill(book)
    expect((await box.inputValue()).length).toBe(book.length)
  }
  await box.fill('協議')
  await page.getByRole('option').first().waitFor()
  expect(Date.now() - started).toBeLessThan(20_000)
})

reading('has no sideways scrolling at 400 %', '/', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  for (const language of LANGUAGES) {
    for (const name of ['deck', 'policy']) {
      await go(page, `${language}/tools/${name}.html`)
      await page.locator('h2#tool').scrollIntoViewIfNeeded()
      await page.locator('[data-tool] fieldset, .tool-card').first().waitFor()
      const over = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return scrollWidth - clientWidth
      })
      expect(over, `${language}/${name}`).toBeLessThanOrEqual(0)
    }
  }
})

reading('rates cards in two tabs', '/tools/deck.html', async ({ page }) => {
  const other = await page.context().newPage()
  await go(other, '/zh/tools/deck.html')
  for (const tab of [page, other]) {
    await tab.bringToFront()
    await tab.locator('h2#tool').scrollIntoViewIfNeeded()
    await tab.locator('.tool-card').waitFor()
  }
  const rate = async (tab: typeof page) => {
    await tab.bringToFront()
    await tab.locator('.tool-card button').first().click()
    await tab.locator('[data-rating=knew]').click()
  }
  await rate(page)
  await other.locator('output', { hasText: '新卡 76' }).waitFor()
  await other.locator('.tool-card button').nth(1).click()
  await rate(other)
  await page.locator('output', { hasText: '75 new' }).waitFor()
  await page.locator('input[type=file]').setInputFiles(fileOf('a', 'x'.repeat(2 ** 21)))
  await page.getByText('at most 1 MB').waitFor()
})

reading(
  'makes something of an example, leaves at once, and has it still',
  '/tools/naming.html#preset=limits',
  async ({ page }) => {
    await page.locator('h2#tool').scrollIntoViewIfNeeded()
    const box = page.locator('[data-tool] textarea')
    await box.fill('mine own')
    await page.reload()
    await page.locator('h2#tool').scrollIntoViewIfNeeded()
    await page.locator('[data-tool] output', { hasText: '1 pairs' }).waitFor()
    expect(await box.inputValue()).toBe('mine own')
    expect(page.url()).not.toContain('preset')
  },
)

reading(
  'counts one list and pastes another',
  '/tools/tokens.html#preset=wordy',
  async ({ page }) => {
    await page.locator('h2#tool').scrollIntoViewIfNeeded()
    const tool = page.locator('[data-tool]')
    await said(tool, '2 tools')
    await tool.getByRole('button', { name: 'Count exactly' }).click()
    await tool.locator('textarea').fill('{"tools":[{"name":"a"}]}')
    await said(tool, /1 tools, \d+ tokens \(estimated\)/)
    await tool.getByRole('button', { name: 'Count exactly' }).click()
    await said(tool, /1 tools, \d+ tokens \(counted\)/)
  },
)

reading(
  'reads on in the text of a frame, and the page as text follows',
  '/tools/trace.html#preset=many-faults',
  async ({ page }) => {
    await page.locator('h2#tool').scrollIntoViewIfNeeded()
    const tool = page.locator('[data-tool]')
    await said(tool, 'Frames: 9')
    const frame = tool.locator('[data-frame="1"]')
    await frame.locator('summary').press('Enter')
    await frame.locator('pre').press('ArrowDown')
    expect(
      await frame.locator('pre').evaluate(it => it === document.activeElement),
    ).toBe(true)
    await tool.locator('[data-part=ladder] summary').click()
    await tool.locator('.tool-ladder', { hasText: 'server/discover' }).waitFor()
    await tool.locator('textarea').fill('{"dir":"->","text":"another"}')
    await tool.locator('.tool-ladder', { hasText: 'another' }).waitFor()
    await tool.locator('.tool-input').evaluate(box => {
      const dataTransfer = new DataTransfer()
      for (const name of ['a', 'b']) dataTransfer.items.add(new File(['x'], name))
      box.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }))
    })
    await tool.getByText('expected one file, got 2').waitFor()
  },
)
