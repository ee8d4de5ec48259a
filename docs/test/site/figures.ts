/** The figures of the site, each with its goal, and by name what is wrong. */
import { gzipSync } from 'node:zlib'
import {
  atLeast,
  atMost,
  type Figure,
  figure,
  notMeasured,
  reported,
} from '@workshop/report'
import { pagesInBoth } from '../../src/pages/translation.ts'
import { blocksBehind } from '../../src/translation/blocks.ts'
import { readStamps } from '../../src/translation/files.ts'
import { ALL_LOOKS, checkAxe } from './axe.ts'
import type { Reading } from './browser.ts'
import { builtPages, filesOfSite, textInSite } from './built.ts'
import { checkLinks } from './links.ts'
import type { PageType } from './page-types.ts'
import { checkParity } from './parity.ts'
import { checkSearch } from './search.ts'
import { measureView, type View } from './speed.ts'

export interface Measured {
  figures: Record<string, Figure>
  details: Record<string, string[]>
}

/** A build on two cores that nobody else uses. */
const BUILD_SECONDS = 30

export function measureFiles(buildSeconds: number): Measured {
  const pages = builtPages()
  const links = checkLinks(pages)
  const parity = checkParity(pages)
  const behind = blocksBehind(pagesInBoth(), readStamps())
  const [english, chinese] = ['root', 'zh'].map(indexKb)
  return {
    figures: {
      'build.s': Number.isNaN(buildSeconds)
        ? figure('not built anew', '', `≤ ${BUILD_SECONDS}`, true)
        : atMost(round(buildSeconds), BUILD_SECONDS, 's'),
      pages: reported(parity.pages * 2),
      'pages.missing': atMost(parity.missing.length, 0),
      'pages.findings': atMost(parity.findings.length, 0),
      'translation.behind': atMost(behind.length, 0),
      links: reported(links.links),
      'links.broken': atMost(links.broken.length, 0),
      'search.index.en.kb': atMost(english ?? Number.NaN, 120, 'kB'),
      'search.index.zh.kb': atMost(chinese ?? Number.NaN, 220, 'kB'),
    },
    details: {
      links: links.broken,
      missing: parity.missing,
      findings: parity.findings,
      behind,
    },
  }
}

function indexKb(locale: string): number {
  const file = filesOfSite('.js').find(path =>
    path.includes(`@localSearchIndex${locale}.`),
  )
  return file === undefined
    ? Number.NaN
    : round(gzipSync(textInSite(file)).length / 1000)
}

/** Where people arrive; the dearest of them counts. */
const VIEWS: readonly (readonly [PageType, 'en' | 'zh'])[] = [
  ['home', 'en'],
  ['pitfall', 'en'],
  ['chapter', 'zh'],
]

export async function measurePages(
  site: Reading,
  rounds: number,
  say: (line: string) => void,
): Promise<Measured> {
  say('axe …')
  const axe = await checkAxe(site, undefined, ALL_LOOKS)
  say('search …')
  const [en, zh] = [await checkSearch(site, 'en'), await checkSearch(site, 'zh')]
  say('first views …')
  const views: View[] = []
  for (const [type, language] of VIEWS) {
    views.push(await measureView(site, type, language, rounds))
  }
  const most = (of: (view: View) => number) => Math.max(...views.map(of))
  const asked = en.queries + zh.queries
  const wrong = [...en.wrong, ...zh.wrong]
  const empty = [...en.empty, ...zh.empty]
  const { errors, left } = site.complaints
  return {
    figures: {
      'axe.states': reported(axe.states),
      'axe.violations': atMost(axe.violations.length, 0),
      'console.errors': atMost(errors.length, 0),
      'requests.external': atMost(left.length, 0),
      'search.queries': reported(asked),
      'search.empty': atMost(empty.length, 0),
      'search.firstHit': atLeast(
        round((asked - wrong.length - empty.length) / asked),
        0.95,
      ),
      'firstView.kb': atMost(round(most(({ kb }) => kb)), 110, 'kB'),
      'firstView.requests': atMost(
        most(({ requests }) => requests),
        10,
      ),
      'js.kb': atMost(round(most(({ jsKb }) => jsKb)), 75, 'kB'),
      'lcp.s': atMost(round(most(({ lcpSeconds }) => lcpSeconds)), 1.5, 's'),
      cls: atMost(round(most(({ cls }) => cls)), 0.02),
    },
    details: { axe: axe.violations, errors, left, empty, wrong },
  }
}

const NAMES = [
  'axe.violations',
  'console.errors',
  'requests.external',
  'search.empty',
  'search.firstHit',
  'firstView.kb',
  'firstView.requests',
  'js.kb',
  'lcp.s',
  'cls',
]

export function notMeasuredPages(reason: string): Measured {
  const figures = NAMES.map(name => [name, notMeasured('', '', reason)] as const)
  return { figures: Object.fromEntries(figures), details: {} }
}

const round = (value: number): number => Math.round(value * 100) / 100
