/**
 * `pnpm hint`: one rung of a pitfall's ladder at a time. How many were taken is
 * kept; the screens show it, nobody is judged by it.
 */
import { PITFALLS, type Pitfall } from '@workshop/syllabus'
import type { Context } from '../context.ts'
import { optionsOf } from '../options.ts'
import { type Page, pageFor, paragraph, print } from '../page.ts'
import { PHRASES } from '../phrases/hint.ts'
import { pitfallNamed } from '../pitfall-named.ts'
import { takeHints } from '../state.ts'

export async function hint(args: readonly string[], context: Context): Promise<number> {
  const { values, words } = optionsOf('hint', args, { all: 'boolean' }, 1)
  const pitfall = PITFALLS[pitfallNamed(words[0], 'hint', context)]
  const { id, hints } = pitfall
  const most = hints.length
  const after = (before: number) => (values.all ? most : Math.min(before + 1, most))
  const before = await takeHints(id, after, context)
  const from = values.all ? 0 : Math.min(before, most - 1)
  const page = pageFor(context)
  print(context, [
    page.paint.strong(`${id} ${page.mark.between} ${page.say(pitfall.title)}`),
    '',
    ...(before >= most && !values.all ? [...paragraph(page, PHRASES.again), ''] : []),
    ...rungs(page, pitfall, from, after(before)),
    ...nextRow(page, pitfall, after(before)),
  ])
  return 0
}

function rungs(page: Page, { hints }: Pitfall, from: number, to: number): string[] {
  return hints
    .slice(from, to)
    .flatMap((text, index) => [...page.row(PHRASES.rung(from + index + 1), text), ''])
}

function nextRow(page: Page, { id, stage, hints }: Pitfall, taken: number): string[] {
  const left = hints.length - taken
  const command = left > 0 ? `pnpm hint ${id}` : `pnpm test --filter stage-${stage}`
  return page.next(command, left > 0 ? PHRASES.left(left) : PHRASES.lastOne)
}
