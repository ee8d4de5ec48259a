/** Six kinds of page in both languages, light and dark, wide and narrow, as pictures. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { go, type Reading } from './browser.ts'
import { addressOf, type PageType } from './page-types.ts'

const TYPES: readonly PageType[] = [
  'home',
  'chapter',
  'pitfall',
  'questions',
  'tool',
  'facts',
]

export async function takePictures(
  site: Reading,
  folder: string,
  say: (line: string) => void,
): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const theme of ['light', 'dark'] as const) {
    for (const width of [360, 1280]) {
      const options = { colorScheme: theme, viewport: { width, height: 900 } }
      const { page, close } = await site.visit('/', options)
      for (const language of ['en', 'zh'] as const) {
        for (const type of TYPES) {
          await go(page, addressOf(type, language))
          const name = [type, language, theme, width].join('-')
          await page.screenshot({ path: join(folder, `${name}.png`) })
        }
      }
      await close()
    }
  }
  say(`${TYPES.length * 8} pictures in ${folder}`)
}
