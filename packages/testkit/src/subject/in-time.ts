/**
 * A bound on the time of a build whose sources nobody vouches for: a pattern of paths, as
 * in `import('../../' + name)`, makes the bundler walk through all there is.
 */
import { type BuildFailure, type BuildOptions, build, stop } from 'esbuild'

export class BuiltTooLong extends Error {
  override readonly name = 'BuiltTooLong'
}

/** An honest one takes a tenth of a second, and much more where a disk has stalled. */
export const BUILD_MS = 45_000

/** @throws BuiltTooLong, and the bundler is ended with whatever else it was at */
export async function buildInTime(options: BuildOptions, ms = BUILD_MS): Promise<void> {
  try {
    await inTime(options, ms)
  } catch (cause) {
    if (cause instanceof BuiltTooLong || isAboutSource(cause)) throw cause
    // The bundler has ended: over this source, or over another that was built beside it.
    await inTime(options, ms)
  }
}

async function inTime(options: BuildOptions, ms: number): Promise<void> {
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

const isAboutSource = (cause: unknown): boolean =>
  ((cause as Partial<BuildFailure>).errors ?? []).length > 0
