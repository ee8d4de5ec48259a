/** Traced frames on the screen: one ladder for each connection of each check. */
import { renderLadder } from '@workshop/report'
import type { Context } from './context.ts'
import { type Page, pageFor } from './page.ts'
import { PHRASES } from './phrases/trace.ts'
import type { TracedFrame } from './trace-file.ts'

/** A ladder longer than this is no longer read; the end of it is what matters. */
const MOST_FRAMES = 60

export function laddersOf(
  frames: readonly TracedFrame[],
  context: Context,
  limit = MOST_FRAMES,
): string[] {
  const page = pageFor(context)
  const checks = groups(frames, ({ pitfall, check }) => `${pitfall} ${check}`)
  return checks.flatMap((check, index) => {
    const wires = groups(check, ({ wire }) => String(wire))
    return [
      ...(index > 0 ? [''] : []),
      ...headOf(page, check[0]),
      ...wires.flatMap((wire, number) => [
        ...(wires.length > 1
          ? [page.paint.dim(page.say(PHRASES.connection(number + 1, wires.length)))]
          : []),
        ...ladder(page, wire, context, limit),
      ]),
    ]
  })
}

/** Recordings that are not of a test have no head. */
function headOf(page: Page, frame: TracedFrame | undefined): string[] {
  const { pitfall, check, verdict } = frame ?? {}
  if (pitfall === undefined) return []
  const { mark, paint, say } = page
  const known = verdict === undefined ? undefined : PHRASES.verdicts[verdict]
  const word = known === undefined ? (verdict ?? '') : say(known)
  const sign = verdict === 'pass' ? mark.good : mark.bad
  const parts = [`${sign} ${word}`, pitfall, check].filter(part => part !== undefined)
  return [paint.strong(parts.join(` ${mark.between} `)), '']
}

function ladder(
  page: Page,
  frames: readonly TracedFrame[],
  { theme, locale }: Context,
  limit: number,
): string[] {
  const shown = frames.slice(-limit)
  const left = frames.length - shown.length
  const drawn = renderLadder(shown, { theme, locale }).trimEnd().split('\n')
  return left === 0 ? drawn : [page.say(PHRASES.leftOut(left)), ...drawn]
}

function groups<T>(items: readonly T[], keyOf: (item: T) => string): T[][] {
  const found = new Map<string, T[]>()
  for (const item of items) {
    const key = keyOf(item)
    found.set(key, [...(found.get(key) ?? []), item])
  }
  return [...found.values()]
}
