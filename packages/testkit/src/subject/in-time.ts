/**
 * A bound on the time of a build whose sources nobody vouches for: a pattern of paths, as
 * in `import('../../' + name)`, makes the bundler walk through all there is.
 */
import { type BuildOptions, build, stop } from 'esbuild'

export class BuiltTooLong extends Error {
  override readonly name = 'BuiltTooLong'
}

/** An honest one takes a tenth of a second, and some more where much else runs. */
export const BUILD_MS = 20_000

/** @throws BuiltTooLong, and the bundler is ended with whatever else it was at */
export async function buildInTime(options: BuildOptions, ms = BUILD_MS): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new BuiltTooLong(`expected a build within ${ms} ms, got none`))
      void stop()
    }, ms)
  })
  try {
    await Promise.race([build(options), late])
  } finally {
    clearTimeout(timer)
  }
}
