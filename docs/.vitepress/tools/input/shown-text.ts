/**
 * A piece of what somebody gave, as it is quoted back: cut, never through a character, and
 * with nothing in it that hides or turns the reading direction.
 */
import { safe } from '@workshop/report'

export function shownText(text: string, most: number): string {
  if (text.length <= most) return safe(text)
  const cut = text.slice(0, most).replace(/[\ud800-\udbff]$/u, '')
  return `${safe(cut)}…`
}
