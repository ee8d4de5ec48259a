/** `pnpm progress`: where the five stages stand, and each pitfall of the current one. */
import { renderProgress } from '@workshop/report'
import type { Context } from '../context.ts'
import { optionsOf } from '../options.ts'
import { readProgress } from '../state.ts'

export async function progress(
  args: readonly string[],
  context: Context,
): Promise<number> {
  optionsOf('progress', args, {}, 0)
  const { theme, locale } = context
  context.stdout.write(renderProgress(readProgress(context), { theme, locale }))
  return 0
}
