/**
 * Debian's Chromium on the built site, served on loopback. Every request that would leave
 * the machine is refused and written down, and so is whatever a page complains of.
 */
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import {
  type Browser,
  type BrowserContextOptions,
  type ConsoleMessage,
  chromium,
  type Page,
} from 'playwright-core'
import { DIST } from '../../src/build.ts'
import { type Site, serve } from '../../src/server.ts'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome']

/** `undefined`: there is none, and tests are skipped. */
export const CHROMIUM: string | undefined = (process.env.PATH ?? '')
  .split(delimiter)
  .flatMap(folder => NAMES.map(name => join(folder, name)))
  .find(isProgram)

/** Whoever asks for a page that is not there wants to see what comes instead. */
function isMissingPage(message: ConsoleMessage): boolean {
  const isOfPage = message.location().url === message.page()?.url()
  return isOfPage && message.text().startsWith('Failed to load resource')
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

export interface Visitor {
  page: Page
  /** Requests that would have left the machine. */
  left: string[]
  /** What was thrown or logged as an error. */
  errors: string[]
  close(): Promise<void>
}

/** Of every reader there was, each with the address of the page. */
export type Complaints = Pick<Visitor, 'left' | 'errors'>

export interface Reading {
  address: string
  complaints: Complaints
  browser: Browser
  /** A new reader: nothing is remembered from others. */
  visit(path: string, options?: BrowserContextOptions): Promise<Visitor>
  close(): Promise<void>
}

export async function openSite(): Promise<Reading> {
  if (CHROMIUM === undefined) throw new Error('expected chromium in PATH, got none')
  const site = await serve(DIST)
  const complaints: Complaints = { left: [], errors: [] }
  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    // In a container there is no namespace to spare; the pages are our own.
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-dev-shm-usage',
    ],
  })
  return {
    address: site.address,
    complaints,
    browser,
    visit: (path, options) => visit(browser, site, complaints, path, options),
    async close() {
      await browser.close()
      await site.close()
    },
  }
}

async function visit(
  browser: Browser,
  { address }: Site,
  complaints: Complaints,
  path: string,
  options: BrowserContextOptions = {},
): Promise<Visitor> {
  const context = await browser.newContext({ ...options, baseURL: address })
  const visitor: Visitor = {
    page: await context.newPage(),
    left: [],
    errors: [],
    close,
  }
  function note(kind: keyof Complaints, text: string): void {
    visitor[kind].push(text)
    complaints[kind].push(`${visitor.page.url()}: ${text}`)
  }
  await context.route('**/*', route => {
    const url = route.request().url()
    if (url.startsWith(`${address}/`) || /^(data|blob):/.test(url))
      return route.continue()
    note('left', url)
    return route.abort()
  })
  visitor.page.on('pageerror', cause => note('errors', cause.message))
  visitor.page.on('console', message => {
    if (message.type() === 'error' && !isMissingPage(message)) {
      note('errors', message.text())
    }
  })
  if (options.javaScriptEnabled === false) await visitor.page.goto(path)
  else await go(visitor.page, path)
  return visitor

  function close(): Promise<void> {
    return context.close()
  }
}

/** Until the page is alive: what was made on the server has its listeners. */
export async function go(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'load' })
  await page.waitForFunction(
    () => '__vue_app__' in (document.querySelector('#app') ?? {}),
  )
}
