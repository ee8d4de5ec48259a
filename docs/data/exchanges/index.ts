/** Recorded exchanges by name. Each file beside this one is one recording. */
import type { Exchange } from '../types.ts'

export const EXCHANGES: readonly Exchange[] = []
