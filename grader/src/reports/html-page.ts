/**
 * The frame of every HTML page: one file, no script, nothing loaded from anywhere,
 * and a policy that would stop both. Only this file's own style may apply.
 */
import { createHash } from 'node:crypto'
import type { Locale } from '@workshop/syllabus'
import { forHtml } from './sinks.ts'

/** Pairs of colours have a contrast of 4.5 or more on their background. */
const STYLE = `
:root { color-scheme: light dark; --ink: #1b1f24; --paper: #ffffff; --soft: #f3f4f6;
  --line: #6b7280; --good: #116329; --bad: #a40e26; --bar: #a40e26; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6e9ee; --paper: #14171b;
  --soft: #20252c; --line: #9aa3af; --good: #6fdd8b; --bad: #ff9aa5;
  --bar: #ff9aa5; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 68rem; padding: 1rem; background: var(--paper);
  color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
table { border-collapse: collapse; margin: 1rem 0; max-width: 100%; }
caption { text-align: start; font-weight: 600; padding: .25rem 0; }
th, td { border: 1px solid var(--line); padding: .25rem .6rem; text-align: start;
  vertical-align: top; }
thead th { background: var(--soft); }
td.number { text-align: end; font-variant-numeric: tabular-nums; }
code, pre { font: .9em/1.4 ui-monospace, monospace; overflow-wrap: anywhere; }
pre { background: var(--soft); padding: .6rem; white-space: pre-wrap; }
.good { color: var(--good); } .bad { color: var(--bad); }
.remark { border-inline-start: .3rem solid var(--line); padding-inline-start: .6rem; }
.remark.bad { border-color: var(--bad); }
.unverified { border: .2rem solid var(--bad); color: var(--bad); padding: .5rem .8rem;
  font-weight: 700; }
.scroll { overflow-x: auto; }
svg { max-width: 100%; height: auto; }
svg text { fill: var(--ink); font: 14px system-ui, sans-serif; }
svg .bar { fill: var(--bar); } svg .rail { fill: var(--soft); stroke: var(--line); }
@media print { body { max-width: none; } }
`

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${STYLE_HASH}'`,
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

export interface Page {
  locale: Locale
  title: string
  /** HTML that has gone through `forHtml` wherever it is not ours. */
  header: string
  main: string
  /** Shown on top of every page of a grading without isolation. */
  warning?: string
}

const LANG: Readonly<Record<Locale, string>> = { en: 'en', zh: 'zh-Hans' }

export function htmlPage({ locale, title, header, main, warning }: Page): string {
  return `<!doctype html>
<html lang="${LANG[locale]}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${forHtml(POLICY)}">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${forHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<header>
${warning === undefined ? '' : `<p class="unverified">${forHtml(warning)}</p>\n`}${header}
</header>
<main>
${main}
</main>
</body>
</html>
`
}

export interface Column {
  title: string
  /** Figures stand on the right. */
  isNumber?: boolean
}

/** A table with a caption, column headers and a header in each row. */
export function htmlTable(
  caption: string,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
): string {
  const head = columns.map(({ title }) => `<th scope="col">${forHtml(title)}</th>`)
  const body = rows.map(row => {
    const cells = row.map((cell, at) => {
      if (at === 0) return `<th scope="row">${cell}</th>`
      return `<td${columns[at]?.isNumber ? ' class="number"' : ''}>${cell}</td>`
    })
    return `<tr>${cells.join('')}</tr>`
  })
  return `<div class="scroll" role="region" tabindex="0" aria-label="${forHtml(caption)}">
<table>
<caption>${forHtml(caption)}</caption>
<thead><tr>${head.join('')}</tr></thead>
<tbody>
${body.join('\n')}
</tbody>
</table>
</div>`
}
