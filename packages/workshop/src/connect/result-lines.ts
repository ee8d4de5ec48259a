/** A tool's result in a few lines: text as it is, other kinds by their kind. */
import { safe, type Theme } from '@workshop/report'
import type { ToolResult } from '@workshop/wire'
import type { Page } from '../page.ts'
import { PHRASES } from '../phrases/connect.ts'

const MOST_LINES = 6
const LONGEST_LINE = 400

export function resultLines(page: Page, result: ToolResult, theme: Theme): string[] {
  const items: readonly unknown[] = Array.isArray(result.content) ? result.content : []
  const lines = items.flatMap(linesOf)
  const head = result.isError === true ? [page.say(PHRASES.failedResult)] : []
  const shown = lines
    .slice(0, MOST_LINES)
    .map(line => safe(line.slice(0, LONGEST_LINE), theme))
  const more = lines.length > shown.length ? [page.mark.more] : []
  const none = lines.length === 0 ? [page.say(PHRASES.noContent)] : []
  return [...head, ...shown, ...more, ...none]
}

/** A foreign item of content: what it is, is what it says. */
function linesOf(item: unknown): string[] {
  const { type, text, mimeType = '' } = (item ?? {}) as Record<string, unknown>
  if (type === 'text' && typeof text === 'string') {
    return text.split('\n').filter(line => line.trim() !== '')
  }
  return [`(${type} ${mimeType})`.replace(' )', ')')]
}
