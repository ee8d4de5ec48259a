/** `pnpm start`: the map; on a terminal also a verdict on every save. */
import { renderMap } from '@workshop/report'
import type { Context } from '../context.ts'
import { optionsOf } from '../options.ts'
import { readProgress } from '../state.ts'

export async function start(
  args: readonly string[],
  context: Context,
): Promise<number> {
  optionsOf('start', args, {}, 0)
  const { theme, locale } = context
  context.stdout.write(renderMap(readProgress(context), { theme, locale }))
  return 0
}
