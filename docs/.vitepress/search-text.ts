/**
 * What of a page is searched: its prose. Code would double the index and the time of a
 * build, since VitePress would colour each block a second time; names in backticks stay.
 */
import type { MarkdownEnv } from 'vitepress'

interface Renderer {
  render(source: string, env: MarkdownEnv): string
}

export function searchText(source: string, env: MarkdownEnv, md: Renderer): string {
  const prose = proseOf(source)
  const html = md.render(isPitfall(env) ? asOnePlace(prose) : prose, env)
  if (env.frontmatter?.search === false) return ''
  // Entities would become words of the index.
  return html.replace(/&ZeroWidthSpace;|&#8203;/g, '').replace(/&(#\d+|\w+);/g, decoded)
}

const isPitfall = ({ relativePath }: MarkdownEnv): boolean =>
  /(^|\/)pitfalls\/(?!index)/.test(relativePath)

/** What is left of these once code is gone says nothing. */
const ABOUT_CODE = /^## .*\{#(failing|repaired|try)\}$/

/** A page of a pitfall is short and about one thing: one result, not eight. */
function asOnePlace(prose: string): string {
  let isKept = true
  const kept = prose.split('\n').map(line => {
    if (line.startsWith('## ')) isKept = !ABOUT_CODE.test(line)
    if (!isKept) return ''
    return line.startsWith('##') ? line.replace(/^#+ (.*) \{#[\w-]+\}$/, '$1') : line
  })
  return kept.join('\n')
}

/** Without fenced blocks and quoted files. */
export function proseOf(source: string): string {
  const kept: string[] = []
  let fence: string | undefined
  for (const line of source.split('\n')) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1]
    if (fence === undefined && mark !== undefined) fence = mark
    else if (fence !== undefined) {
      if (mark?.startsWith(fence) && line.trim() === mark) fence = undefined
    } else if (!/^<<<|^<Exchange/.test(line)) kept.push(line)
  }
  return kept.join('\n')
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', quot: '"', nbsp: ' ' }

/** `<` and `>` stay away: what follows strips tags. */
function decoded(_all: string, name: string): string {
  if (!name.startsWith('#')) return NAMED[name] ?? ' '
  const char = String.fromCodePoint(Number(name.slice(1)))
  return char === '<' || char === '>' ? ' ' : char
}
