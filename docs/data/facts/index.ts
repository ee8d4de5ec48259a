/** The ledger: every figure and claim of the site that can age, by chapter. */
import type { Fact } from '../types.ts'
import { FACTS_1 } from './1.ts'
import { FACTS_2 } from './2.ts'
import { FACTS_3 } from './3.ts'
import { FACTS_4 } from './4.ts'
import { FACTS_5 } from './5.ts'
import { FACTS_6 } from './6.ts'
import { FACTS_7 } from './7.ts'
import { FACTS_8 } from './8.ts'
import { FACTS_9 } from './9.ts'
import { FACTS_10 } from './10.ts'
import { FACTS_11 } from './11.ts'

export const FACTS: readonly Fact[] = [
  ...FACTS_1,
  ...FACTS_2,
  ...FACTS_3,
  ...FACTS_4,
  ...FACTS_5,
  ...FACTS_6,
  ...FACTS_7,
  ...FACTS_8,
  ...FACTS_9,
  ...FACTS_10,
  ...FACTS_11,
]
