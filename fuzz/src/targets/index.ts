/** All targets, in the order of the stages. */
import type { Target } from '../target.ts'
import { answers } from './answers.ts'
import { decoder } from './decoder.ts'
import { events } from './events.ts'
import { fences } from './fences.ts'
import { names } from './names.ts'
import { patterns } from './patterns.ts'
import { policies } from './policies.ts'
import { results } from './results.ts'
import { scopes } from './scopes.ts'

export const TARGETS: readonly Target[] = [
  decoder,
  answers,
  names,
  scopes,
  events,
  results,
  fences,
  patterns,
  policies,
]
