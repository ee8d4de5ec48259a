import { defineConfig } from 'vitest/config'

// The whole site is read in a second, and in ten where others use the machine.
export default defineConfig({
  test: { include: ['test/**/*.test.ts'], testTimeout: 60_000 },
})
