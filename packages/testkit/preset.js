/**
 * The vitest configuration of a stage: `export default stage(import.meta.url)`.
 * Plain JavaScript, because Node 20 cannot load TypeScript from a config file.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

// Node 20 parses this bundle of certificates at every start, which takes longer than
// the start itself; a stage starts some sixty processes, and none leaves this machine.
delete process.env.NODE_EXTRA_CA_CERTS

/**
 * Where transformed modules outlive the run. vitest deletes the whole folder when
 * what is installed has changed, also while another stage is being run from it: so
 * each installation has a folder of its own.
 */
function cachePath() {
  const { WORKSHOP_MODULE_CACHE } = process.env
  if (WORKSHOP_MODULE_CACHE) return { fsModuleCachePath: WORKSHOP_MODULE_CACHE }
  const modules = fileURLToPath(new URL('../../node_modules/', import.meta.url))
  const lock = join(modules, '.pnpm/lock.yaml')
  if (!existsSync(lock)) return {}
  const installed = createHash('sha1').update(readFileSync(lock)).digest('hex')
  const folder = `.cache/workshop-modules/${installed.slice(0, 12)}`
  return { fsModuleCachePath: join(modules, folder) }
}

/** @param {string} config `import.meta.url` of the stage's vitest.config.ts */
export function stage(config) {
  return defineConfig({
    root: dirname(fileURLToPath(config)),
    test: {
      // The next run starts sooner.
      experimental: { fsModuleCache: true, ...cachePath() },
      // One entry imports all: the checks of a stage wait for processes, so they
      // run best in one thread and all at once.
      include: ['test/stage.ts'],
      globalSetup: [fileURLToPath(new URL('./src/global-setup.ts', import.meta.url))],
      reporters: [fileURLToPath(new URL('./src/reporter.ts', import.meta.url))],
      pool: 'threads',
      isolate: false,
      fileParallelism: false,
      maxConcurrency: 12,
      testTimeout: 60_000,
      server: { deps: { external: [/[\\/]build[\\/][^\\/]+\.mjs$/] } },
      passWithNoTests: false,
      watch: false,
    },
  })
}
