/** All topics of the interview drill, in the order of the pages. */
import type { Topic } from '../types.ts'

export const TOPICS: readonly Topic[] = []
