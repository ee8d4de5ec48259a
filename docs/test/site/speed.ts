/**
 * What a first view costs on a phone: bytes, requests, the largest paint, shifts. Cold
 * cache, 1.6 Mbit/s, 150 ms, a processor four times slower; the median of some rounds.
 */

import { CHROMIUM, type Reading } from './browser.ts'
import { addressOf, type PageType } from './page-types.ts'

export interface View {
  kb: number
  jsKb: number
  requests: number
  lcpSeconds: number
  cls: number
}

interface Seen {
  lcp: number
  cls: number
}

/** Runs in the page, before anything of it. */
const WATCH = `
  window.seen = { lcp: 0, cls: 0 }
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) window.seen.lcp = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      if (!entry.hadRecentInput) window.seen.cls += entry.value
    }
  }).observe({ type: 'layout-shift', buffered: true })
`

export async function measureView(
  site: Reading,
  type: PageType,
  language: 'en' | 'zh',
  rounds: number,
): Promise<View> {
  if (CHROMIUM === undefined) throw new Error('expected chromium in PATH, got none')
  const views: View[] = []
  for (let round = 0; round < rounds; round++) {
    views.push(await view(site, addressOf(type, language)))
  }
  const median = (of: (view: View) => number): number =>
    views.map(of).sort((a, b) => a - b)[Math.floor(views.length / 2)] ?? Number.NaN
  return {
    kb: median(({ kb }) => kb),
    jsKb: median(({ jsKb }) => jsKb),
    requests: median(({ requests }) => requests),
    lcpSeconds: median(({ lcpSeconds }) => lcpSeconds),
    cls: median(({ cls }) => cls),
  }
}

async function view(site: Reading, path: string): Promise<View> {
  const context = await site.browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 1_600_000 / 8,
      uploadThroughput: 750_000 / 8,
    })
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const scripts = new Set<string>()
    const embedded = new Set<string>()
    const total = { bytes: 0, js: 0, requests: 0 }
    session.on('Network.responseReceived', ({ requestId, type, response }) => {
      if (type === 'Script') scripts.add(requestId)
      // An icon inside the style sheet: told like a request, and none leaves for it.
      if (response.url.startsWith('data:')) embedded.add(requestId)
    })
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (embedded.has(requestId)) return
      total.requests++
      total.bytes += encodedDataLength
      if (scripts.has(requestId)) total.js += encodedDataLength
    })
    await page.addInitScript(WATCH)
    await page.goto(`${site.address}${path}`, { waitUntil: 'networkidle' })
    const { lcp, cls } = await page.evaluate(
      () => (globalThis as unknown as { seen: Seen }).seen,
    )
    return {
      kb: total.bytes / 1000,
      jsKb: total.js / 1000,
      requests: total.requests,
      lcpSeconds: lcp / 1000,
      cls,
    }
  } finally {
    await context.close()
  }
}
