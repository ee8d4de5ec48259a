import { defineConfig } from 'vitest/config'

// The tests start the real program, some of them a dozen times.
export default defineConfig({
  test: {
    globalSetup: ['test/built-cli.ts'],
    testTimeout: 60_000,
    maxWorkers: 2,
  },
})
