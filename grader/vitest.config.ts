/**
 * One thread of modules for all files: to load the grader anew for each of them took
 * longer than most of their tests. Many of them start programs, beside the tests of
 * another package: the limit tells a hang from a machine that is busy.
 */
import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { isolate: false, testTimeout: 30_000 } })
