/** The ledger: every figure and claim of the site that can age, by chapter. */
import type { Fact } from '../types.ts'

export const FACTS: readonly Fact[] = []
