/** Two versions of a file, as lines that differ with a little around them. */
import { safe } from '@workshop/report'
import { structuredPatch } from 'diff'
import type { Context } from './context.ts'
import { pageFor } from './page.ts'
import { PHRASES } from './phrases/compare.ts'

/** A diff that takes longer than this would not be read either. */
const PATIENCE_MS = 5000

export function fileDiff(mine: string, theirs: string, context: Context): string[] {
  const { say, paint } = pageFor(context)
  if (mine === theirs) return [`  ${say(PHRASES.same)}`]
  const patch = structuredPatch('', '', mine, theirs, '', '', {
    context: 3,
    stripTrailingCr: true,
    timeout: PATIENCE_MS,
  })
  if (patch === undefined) return [`  ${say(PHRASES.tooDifferent)}`]
  const lines = patch.hunks.flatMap(hunk => hunk.lines)
  const only = (sign: string) => lines.filter(line => line.startsWith(sign)).length
  const show = (line: string) => {
    const shown = safe(line.replaceAll('\t', '  '), context.theme)
    if (line.startsWith('-')) return paint.bad(shown)
    return line.startsWith('+') ? paint.good(shown) : shown
  }
  return [
    `  ${say(PHRASES.counts(only('-'), only('+')))}`,
    ...patch.hunks.flatMap(({ oldStart, newStart, lines }) => [
      paint.accent(`@@ ${oldStart} → ${newStart}`.replace('→', arrow(context))),
      ...lines.map(show),
    ]),
  ]
}

const arrow = ({ theme }: Context) => (theme.unicode ? '→' : '->')
