/** One tool for each test: its page opened, the tool there, and what it is asked for. */
import type { Locator, Page } from 'playwright-core'
import { readers } from './reader.ts'

const PHONE_AT_NIGHT = {
  colorScheme: 'dark',
  viewport: { width: 360, height: 800 },
} as const

type Look = (tool: Locator, page: Page) => Promise<void>

/** Call it once in a file. `path` may end in `#preset=…`; Chinese is read on a phone. */
export function toolTests() {
  const reader = readers()
  return (name: string, path: string, look: Look): void => {
    const options = path.startsWith('/zh/') ? PHONE_AT_NIGHT : {}
    reader(name, path, ({ page }) => shown(page).then(own => look(own, page)), options)
  }
}

/** The tool is fetched when it comes into view. */
async function shown(page: Page): Promise<Locator> {
  await page.locator('h2#tool').scrollIntoViewIfNeeded()
  const own = page.locator('[data-tool]')
  await own.waitFor()
  return own
}

export const said = (tool: Locator, text: string | RegExp): Promise<void> =>
  tool.locator('output', { hasText: text }).first().waitFor()

export const complained = (tool: Locator, text: string): Promise<void> =>
  tool.locator('.tool-problem', { hasText: text }).first().waitFor()

export const fileOf = (name: string, content: string | Buffer) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
})
