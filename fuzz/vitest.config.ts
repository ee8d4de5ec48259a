import { defineConfig } from 'vitest/config'

/** Cases are many, and a machine may be busy. */
export default defineConfig({ test: { testTimeout: 60_000 } })
