import { defineConfig } from 'vitest/config'

// The tests start programs, beside those of another package: the limit tells a hang
// from a machine that is busy.
export default defineConfig({ test: { testTimeout: 30_000 } })
