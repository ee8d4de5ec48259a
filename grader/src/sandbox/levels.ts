/**
 * How well a submission is shut in. The level is found out, proved by probes and
 * printed; it is never assumed.
 */
import type { Text } from '@workshop/syllabus'

export type Level = 'A' | 'B' | 'C' | 'D'

export const LEVELS: Readonly<Record<Level, Text>> = {
  A: { en: 'isolated', zh: '已隔离' },
  B: {
    en: 'isolated; memory is watched from outside, not held by the kernel',
    zh: '已隔离；内存由外部监视，而非由内核强制限制',
  },
  C: { en: 'container', zh: '容器' },
  D: { en: 'UNVERIFIED, no isolation', zh: '未经验证，没有隔离' },
}

/** Why a level cannot be had here, and what would give it. */
export interface Missing {
  level: Level
  why: string
  fix: string
}

/** There is no level left that may be used. */
export class NoSandbox extends Error {
  override readonly name = 'NoSandbox'
  readonly missing: readonly Missing[]

  constructor(missing: readonly Missing[]) {
    const reasons = missing.map(({ level, why, fix }) => `${level}: ${why}; ${fix}`)
    super(`no sandbox on this machine:\n${reasons.map(r => `  ${r}`).join('\n')}`)
    this.missing = missing
  }
}
