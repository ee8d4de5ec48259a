import { defineConfig } from 'vitest/config'

// Each test runs a whole stage in a process of its own, and many of them wait for
// what never comes: two files at once, also where there are only two cores.
export default defineConfig({ test: { testTimeout: 120_000, maxWorkers: 2 } })
