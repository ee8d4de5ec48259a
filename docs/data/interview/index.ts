/** All topics of the interview drill, in the order of the pages. */
import type { Topic } from '../types.ts'
import { ASKING } from './asking.ts'
import { AUTHORIZATION } from './authorization.ts'
import { CHOOSING } from './choosing.ts'
import { DEPLOYMENT } from './deployment.ts'
import { EVOLUTION } from './evolution.ts'
import { LIFECYCLE } from './lifecycle.ts'
import { PRIMITIVES } from './primitives.ts'
import { ROLES } from './roles.ts'
import { STATE } from './state.ts'
import { WIRE } from './wire.ts'

export const TOPICS: readonly Topic[] = [
  ROLES,
  PRIMITIVES,
  LIFECYCLE,
  WIRE,
  AUTHORIZATION,
  DEPLOYMENT,
  STATE,
  ASKING,
  EVOLUTION,
  CHOOSING,
]
