/**
 * One reader for each test: a page of the built site that nothing may leave and that may
 * complain of nothing. Skipped, visibly, where there is no Chromium.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CHROMIUM, openSite, type Reading, type Visitor } from '../site/browser.ts'
import { ensureBuilt } from '../site/built.ts'

const BUILD_MS = 300_000
const VISIT_MS = 180_000

type Read = (visitor: Visitor) => Promise<void>

/** Call it once in a file; what it returns makes a test. */
export function readers() {
  let site: Reading | undefined
  beforeAll(async () => {
    if (CHROMIUM === undefined) return
    await ensureBuilt()
    site = await openSite()
  }, BUILD_MS)
  afterAll(() => site?.close())

  return (
    name: string,
    path: string,
    read: Read,
    options: Parameters<Reading['visit']>[1] = {},
  ): void => {
    const title = CHROMIUM === undefined ? `${name} (needs chromium)` : name
    test.skipIf(CHROMIUM === undefined)(
      title,
      async () => {
        if (!site) throw new Error('expected an open site, got none')
        const visitor = await site.visit(path, options)
        try {
          await read(visitor)
          expect(visitor.left).toEqual([])
          expect(visitor.errors).toEqual([])
        } finally {
          await visitor.close()
        }
      },
      VISIT_MS,
    )
  }
}
