/** `pnpm start`: the map; on a terminal also a verdict on every save. */
import { renderMap } from '@workshop/report'
import type { Context } from '../context.ts'
import { optionsOf } from '../options.ts'
import { keepSkeleton } from '../skeleton.ts'
import { type StageHere, stagesHere } from '../stages.ts'
import { readProgress } from '../state.ts'

export async function start(
  args: readonly string[],
  context: Context,
): Promise<number> {
  optionsOf('start', args, {}, 0)
  const here = stagesHere()
  for (const stage of here) keepSkeleton(stage)
  const progress = readProgress(context)
  const current = here.find(({ stage }) => stage.id === progress.current)
  if (current !== undefined && isInteractive(context)) return watch(current, context)
  const { theme, locale } = context
  context.stdout.write(renderMap(progress, { theme, locale }))
  return 0
}

/** Somebody who can press keys, and sees what they do. */
function isInteractive({ stdin, stdout, env }: Context): boolean {
  const isCi = Boolean(env.CI) && env.CI !== 'false'
  return stdin.isTTY === true && stdout.isTTY === true && !isCi
}

const SIGNALS = [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const

/** Until `q`, Ctrl-C, a signal, or the end of the terminal. */
async function watch(current: StageHere, context: Context): Promise<number> {
  const [{ Session }, { readKeys }] = await Promise.all([
    import('../watch/session.ts'),
    import('../watch/keys.ts'),
  ])
  const session = new Session(current, context)
  const { promise: ended, resolve: end } = withResolvers<number>()
  const listeners = SIGNALS.map(([signal, code]) => [signal, () => end(code)] as const)
  for (const [signal, listener] of listeners) process.on(signal, listener)
  const keys = readKeys(context.stdin, {
    key: key => (key === 'q' ? end(0) : void session.key(key)),
    quit: () => end(0),
    resumed: () => session.redraw(),
  })
  try {
    session.open()
    return await ended
  } finally {
    keys.close()
    await session.close()
    for (const [signal, listener] of listeners) process.off(signal, listener)
  }
}

/** `Promise.withResolvers` is younger than Node 20. */
function withResolvers<T>() {
  let resolve: (value: T) => void = () => undefined
  const promise = new Promise<T>(settle => {
    resolve = settle
  })
  return { promise, resolve }
}
