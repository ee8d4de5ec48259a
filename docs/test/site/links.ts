/**
 * Every link of the built site leads somewhere: the file is there, and so is the heading.
 * VitePress looks at the first only. Addresses of other sites are not asked.
 */
import { dirname, join } from 'node:path/posix'
import {
  type BuiltPage,
  builtPages,
  filesOfSite,
  isInSite,
  textInSite,
} from './built.ts'

export interface LinkReport {
  /** How many were looked at. */
  links: number
  /** `guide/0.html: ../x.html#y has no such heading`. */
  broken: string[]
}

export function checkLinks(pages: readonly BuiltPage[] = builtPages()): LinkReport {
  const ids = new Map(pages.map(({ path, html }) => [path, idsIn(html)]))
  const report: LinkReport = { links: 0, broken: [] }
  for (const page of pages) {
    for (const href of linksIn(page.html)) {
      report.links++
      const says = complaint(page.path, href, ids)
      if (says !== undefined) report.broken.push(`${page.path}: ${href} ${says}`)
    }
  }
  for (const path of [...filesOfSite('.md'), ...filesOfSite('llms.txt')]) {
    for (const href of markdownLinks(textInSite(path))) {
      report.links++
      const [target = ''] = href.split('#')
      if (target !== '' && !isInSite(resolved(path, target))) {
        report.broken.push(`${path}: ${href} leads nowhere`)
      }
    }
  }
  return report
}

export const idsIn = (html: string): Set<string> =>
  new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => unescaped(id)))

/** Of anchors, and of what a page loads: a foreign one is a request that leaves. */
function linksIn(html: string): string[] {
  const anchors = [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)]
  const loaded = [
    ...html.matchAll(/<(?:script|img|link)\s[^>]*?(?:src|href)="([^"]*)"/g),
  ]
  return [...anchors, ...loaded].map(([, href = '']) => unescaped(href))
}

const unescaped = (text: string): string =>
  text
    .replace(/&amp;/g, '&')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")

function complaint(
  from: string,
  href: string,
  ids: ReadonlyMap<string, ReadonlySet<string>>,
): string | undefined {
  if (/^(https?:|mailto:)/.test(href)) return undefined
  if (/^[a-z]+:/i.test(href)) return 'is of a kind that no page should have'
  const [path = '', fragment] = href.split('#')
  const target =
    path === '' ? from : resolved(from, decodeURI(path.split('?')[0] ?? ''))
  if (!isInSite(target)) return 'leads nowhere'
  if (fragment === undefined || fragment === '') return undefined
  const there = ids.get(target)
  return there?.has(decodeURIComponent(fragment)) === false
    ? 'has no such heading'
    : undefined
}

function resolved(from: string, path: string): string {
  const full = path.startsWith('/') ? path.slice(1) : join(dirname(from), path)
  return full === '' || full.endsWith('/') ? `${full}index.html` : full
}

/** Code is no link: `[a](b)` in a fence or in backticks. */
function markdownLinks(text: string): string[] {
  const prose = text.replace(/^(`{3,})[\s\S]*?^\1$/gm, '').replace(/`[^`\n]*`/g, '')
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, href = '']) => href)
    .filter(href => !/^[a-z]+:/.test(href))
}
