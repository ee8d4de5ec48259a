/** Every tool with too much to read, in the other language, on a phone, and by axe. */
import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { toolTests } from './tool-reader.ts'

const TOOLS = ['probe', 'trace', 'tokens', 'naming', 'policy', 'deck'] as const

const toolTest = toolTests()

for (const name of ['trace', 'probe', 'tokens']) {
  const says = `${name}: 10 MB are held beside the box, and the page goes on answering`
  toolTest(says, `/tools/${name}.html`, async (tool, page) => {
    await tool.locator('textarea').first().waitFor()
    const longest = await page.evaluate(pasteTenMegabytes)
    // The goal is 200 ms on a machine that has nothing else to do.
    expect(longest).toBeLessThan(1_000)
    await tool.getByText('characters are held').waitFor()
    await tool.getByRole('button', { name: 'Clear' }).click()
    await tool.getByRole('button', { name: 'Put back what was there' }).click()
    await tool.getByText('10,000,000 characters are held').waitFor()
  })
}

for (const name of TOOLS) {
  const says = `${name}: in Chinese, in the dark, on a phone, and for everybody`
  toolTest(says, `/zh/tools/${name}.html`, async (tool, page) => {
    await tool.getByRole('button').first().waitFor()
    const words = (await tool.getByRole('button').allTextContents()).join('')
    expect(words).toMatch(/\p{Script=Han}/u)
    expect(words).not.toMatch(/Clear|Export|Examples/)
    expect(await axeOf(page)).toEqual([])
    const isWider = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth > clientWidth
    })
    expect(isWider).toBe(false)
  })
}

async function axeOf(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate<AxeResults>(() =>
    (globalThis as unknown as { axe: typeof axe }).axe.run('[data-tool]'),
  )
  return violations.map(({ id, nodes }) => `${id} at ${nodes[0]?.target.join(' ')}`)
}

/** In the page: the longest time in which nothing else could happen. */
async function pasteTenMegabytes(): Promise<number> {
  const box = document.querySelector<HTMLTextAreaElement>('[data-tool] textarea')
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', '{"dir": '.repeat(1_250_000))
  box?.select()
  let longest = 0
  let last = performance.now()
  const beat = setInterval(() => {
    longest = Math.max(longest, performance.now() - last)
    last = performance.now()
  }, 10)
  box?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  )
  // Until it is held, and a little more: the worker gets its copy after a pause.
  const isHeld = () => document.querySelector('[data-tool] .tool-held') !== null
  while (!isHeld()) await new Promise(requestAnimationFrame)
  await new Promise(resolve => setTimeout(resolve, 500))
  clearInterval(beat)
  return longest
}
