/**
 * What the terminal can show and which language its owner reads.
 */
import { PLAIN, type Theme } from '@workshop/report'
import type { Locale } from '@workshop/syllabus'

interface Output {
  isTTY?: boolean
  columns?: number
}

/** Colour only on a terminal that wants it; without one, plain words and ASCII. */
export function themeFor(output: Output, env = process.env): Theme {
  const isTerminal = output.isTTY === true && env.TERM !== 'dumb'
  if (!isTerminal) return { ...PLAIN, unicode: saysUnicode(env) }
  return {
    color: !env.NO_COLOR,
    unicode: saysUnicode(env),
    columns: Math.max(60, Math.min(output.columns ?? 88, 88)),
  }
}

function saysUnicode(env: NodeJS.ProcessEnv): boolean {
  if (env.WORKSHOP_PLAIN) return false
  if (process.platform === 'win32') return Boolean(env.WT_SESSION)
  return /utf-?8/i.test(env.LC_ALL || env.LC_CTYPE || env.LANG || 'utf-8')
}

/** `WORKSHOP_LANG`, then the system's locale; English if neither is Chinese. */
export function localeFor(env = process.env): Locale {
  const system =
    env.LC_ALL ||
    env.LC_MESSAGES ||
    env.LANG ||
    Intl.DateTimeFormat().resolvedOptions().locale
  return /^zh/i.test(env.WORKSHOP_LANG || system) ? 'zh' : 'en'
}
