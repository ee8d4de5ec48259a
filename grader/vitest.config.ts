/**
 * One thread of modules for all files: to load the grader anew for each of them took
 * longer than most of their tests.
 */
import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { isolate: false } })
