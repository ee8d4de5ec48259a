/**
 * The two trees as they were built: the same pages, with the same headings; each page
 * with one `h1`; no Markdown left over, no English label on a Chinese page.
 */
import { type BuiltPage, builtPages } from './built.ts'

export interface ParityReport {
  /** Of one tree. */
  pages: number
  /** `guide/4.html is missing in zh`. */
  missing: string[]
  /** Everything else, by page. */
  findings: string[]
}

export function checkParity(pages: readonly BuiltPage[] = builtPages()): ParityReport {
  const inEnglish = new Map<string, string>()
  const inChinese = new Map<string, string>()
  for (const { path, html, language } of pages) {
    if (path === '404.html') continue
    if (language === 'zh') inChinese.set(path.slice('zh/'.length), html)
    else inEnglish.set(path, html)
  }
  const missing = [
    ...[...inEnglish.keys()]
      .filter(path => !inChinese.has(path))
      .map(path => `${path} in zh`),
    ...[...inChinese.keys()]
      .filter(path => !inEnglish.has(path))
      .map(path => `${path} in en`),
  ]
  const findings = [...inEnglish].flatMap(([path, html]) => {
    const twin = inChinese.get(path)
    return twin === undefined ? [] : differences(path, html, twin)
  })
  return {
    pages: inEnglish.size,
    missing,
    findings: [
      ...findings,
      ...pages.filter(({ path }) => path !== '404.html').flatMap(ofOnePage),
    ],
  }
}

function differences(path: string, english: string, chinese: string): string[] {
  const [en, zh] = [headingIds(english), headingIds(chinese)]
  if (en.join(' ') === zh.join(' ')) return []
  const only = (these: string[], others: string[]) =>
    these.filter(id => !others.includes(id))
  const says = [
    ...only(en, zh).map(id => `#${id} in en only`),
    ...only(zh, en).map(id => `#${id} in zh only`),
  ]
  return [`${path}: headings differ: ${says.join(', ') || 'in their order'}`]
}

const headingIds = (html: string): string[] =>
  [...html.matchAll(/<h[1-6] id="([^"]+)"/g)].map(([, id = '']) => id)

/** Titles the site's software puts on a box that was given none. */
const ENGLISH_LABEL = /custom-block-title[^>]*>(TIP|WARNING|DANGER|INFO|Details)</

function ofOnePage({ path, html, language }: BuiltPage): string[] {
  const main = /<main\b[\s\S]*<\/main>/.exec(html)?.[0]
  if (main === undefined) return [`${path}: expected a main part, got none`]
  const findings: string[] = []
  const titles = [...main.matchAll(/<h1\b/g)].length
  if (titles !== 1) findings.push(`${path}: expected one h1, got ${titles}`)
  const prose = main.replace(/<(pre|code)\b[\s\S]*?<\/\1>/g, '').replace(/<[^>]*>/g, '')
  const stars = /.{0,20}\*\*.{0,20}/.exec(prose)?.[0]
  if (stars !== undefined) findings.push(`${path}: bold that was not read: ${stars}`)
  if (/\{#[\w-]+\}/.test(prose)) findings.push(`${path}: a heading's id is shown`)
  if (/^:::/m.test(prose)) findings.push(`${path}: a box that was not read`)
  const label = language === 'zh' && ENGLISH_LABEL.exec(main)?.[1]
  if (label) findings.push(`${path}: an English label: ${label}`)
  return findings
}
