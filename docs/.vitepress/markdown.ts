/**
 * `::: modern` and `::: legacy`: what holds in one era only. Both are in the page; the
 * reader's switch folds the other one, and its label stays. And the copy button of code
 * blocks, in the language of the page.
 */
import container from 'markdown-it-container'
import type { MarkdownRenderer } from 'vitepress'
import { languageOf } from './permalinks.ts'

const LABELS = {
  modern: { en: 'Modern · 2026-07-28', zh: '新协议 · 2026-07-28' },
  legacy: { en: 'Legacy · up to 2025-11-25', zh: '旧协议 · 2025-11-25 及以前' },
} as const

export function eraContainers(md: MarkdownRenderer): void {
  for (const era of ['modern', 'legacy'] as const) {
    md.use(container, era, {
      render(
        tokens: readonly { nesting: number }[],
        index: number,
        _options: unknown,
        env: { relativePath?: string },
      ): string {
        if (tokens[index]?.nesting !== 1) return '</div></div>\n'
        const label = LABELS[era][languageOf(env)]
        return `<div class="era era-${era}"><p class="era-label">${label}</p><div class="era-body">\n`
      },
    })
  }
}

const COPY = { en: 'Copy code', zh: '复制代码' } as const

export function copyButtons(md: MarkdownRenderer): void {
  const fence = md.renderer.rules.fence
  if (!fence) throw new Error('expected a rule for fences, got none')
  md.renderer.rules.fence = (tokens, index, options, env, self) =>
    fence(tokens, index, options, env, self).replace(
      'title="Copy Code"',
      `title="${COPY[languageOf(env)]}"`,
    )
}
