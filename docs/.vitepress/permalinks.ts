/**
 * The link inside each heading, named in the language of its page and without the
 * `{#id}` that the default one reads aloud.
 */
import type { MarkdownRenderer } from 'vitepress'

type State = Parameters<MarkdownRenderer['core']['process']>[0]
type Token = State['tokens'][number]

const LABEL = {
  en: (title: string) => `Permalink to “${title}”`,
  zh: (title: string) => `“${title}”的链接`,
} as const

export function permalink(
  slug: string,
  _options: unknown,
  state: State,
  at: number,
): void {
  const inline = state.tokens[at + 1]
  if (!inline?.children) throw new Error(`expected a heading at #${slug}, got none`)
  const language = languageOf(state.env)
  const open = new state.Token('link_open', 'a', 1)
  open.attrs = [
    ['class', 'header-anchor'],
    ['href', `#${slug}`],
    ['aria-label', LABEL[language](titleOf(inline.children))],
  ]
  const symbol = new state.Token('html_inline', '', 0)
  symbol.content = '&ZeroWidthSpace;'
  const space = new state.Token('text', '', 0)
  space.content = ' '
  inline.children.push(space, open, symbol, new state.Token('link_close', 'a', -1))
}

export const languageOf = (env: { relativePath?: string } | undefined): 'en' | 'zh' =>
  env?.relativePath?.startsWith('zh/') ? 'zh' : 'en'

const titleOf = (children: readonly Token[]): string =>
  children
    .filter(({ type }) => type === 'text' || type === 'code_inline')
    .map(({ content }) => content)
    .join('')
    .replace(/\s*\{#[\w-]+\}$/, '')
    .trim()
