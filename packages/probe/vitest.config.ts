import { defineConfig } from 'vitest/config'

// A peer is a process, and may have to wait for its turn.
export default defineConfig({ test: { testTimeout: 60_000 } })
