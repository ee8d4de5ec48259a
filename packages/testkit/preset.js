/**
 * The vitest configuration of a stage: `export default stage(import.meta.url)`.
 * Plain JavaScript, because Node 20 cannot load TypeScript from a config file.
 */
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

// Node 20 parses this bundle of certificates at every start, which takes longer than
// the start itself; a stage starts some sixty processes, and none leaves this machine.
delete process.env.NODE_EXTRA_CA_CERTS

const { WORKSHOP_MODULE_CACHE } = process.env
const cachePath = WORKSHOP_MODULE_CACHE && { fsModuleCachePath: WORKSHOP_MODULE_CACHE }

/** @param {string} config `import.meta.url` of the stage's vitest.config.ts */
export function stage(config) {
  return defineConfig({
    root: dirname(fileURLToPath(config)),
    test: {
      // Transformed modules outlive the run: the next one starts sooner.
      experimental: { fsModuleCache: true, ...cachePath },
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
