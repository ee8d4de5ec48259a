import { defineConfig } from 'vitest/config'

// Each test runs a whole stage in a process of its own.
export default defineConfig({ test: { testTimeout: 120_000 } })
