import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Each test starts programs of its own, and waits for them most of the time.
    sequence: { concurrent: true },
    maxConcurrency: 3,
    fileParallelism: false,
    testTimeout: 60_000,
  },
})
