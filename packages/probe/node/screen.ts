/** Verdicts as lines for people. Whatever a peer or a text has said is made harmless. */
import { safe } from '@workshop/report'
import type { Locale, Text } from '@workshop/syllabus'
import {
  type ExchangeVerdict,
  explain,
  type Finding,
  type LiveVerdict,
  type TextVerdict,
} from '../src/index.ts'

const LABELS = {
  era: { en: 'era', zh: '时代' },
  server: { en: 'server', zh: '服务端' },
  speaks: { en: 'speaks', zh: '版本' },
  can: { en: 'declares', zh: '声明' },
  tools: { en: 'tools', zh: '工具' },
  deviates: { en: 'deviates', zh: '偏差' },
  seen: { en: 'seen', zh: '所见' },
  limits: { en: 'limits', zh: '限度' },
  evidence: { en: 'evidence', zh: '证据' },
  problem: { en: 'problem', zh: '问题' },
  exchange: { en: 'exchange', zh: '记录' },
} as const satisfies Record<string, Text>

const GUTTER = 11
const MOST_FINDINGS = 40
const LONGEST = 200

const shown = (text: string): string => safe(text.slice(0, LONGEST))

function row(label: Text, text: string, locale: Locale): string {
  const name = label[locale]
  const width = [...name].reduce((sum, one) => sum + (one > '\u2e80' ? 2 : 1), 0)
  return `${name}${' '.repeat(Math.max(1, GUTTER - width))}${text}`
}

export function liveScreen(
  verdict: LiveVerdict,
  code: number,
  locale: Locale,
): string[] {
  const { headline, limits, findings } = explain(verdict, locale)
  const { trouble, server, revisions, capabilities, tools, frames } = verdict
  const line = (label: Text, text: string) => row(label, text, locale)
  const frameCount = {
    en: `${frames.length} frames (--record <file> keeps them)`,
    zh: `${frames.length} 帧（--record <文件> 可以存下来）`,
  }
  return [
    line(trouble ? LABELS.problem : LABELS.era, headline),
    ...(trouble?.seen ? [line(LABELS.seen, shown(trouble.seen))] : []),
    ...(server ? [line(LABELS.server, shown(`${server.name} ${server.version}`))] : []),
    ...(revisions.length > 0 ? [line(LABELS.speaks, shown(revisions.join(', ')))] : []),
    ...(capabilities.length > 0
      ? [line(LABELS.can, shown(capabilities.join(', ')))]
      : []),
    ...(tools === undefined ? [] : [line(LABELS.tools, String(tools))]),
    ...findings.slice(0, MOST_FINDINGS).map(finding => deviation(finding, locale)),
    ...(trouble ? [] : [line(LABELS.limits, limits)]),
    line(LABELS.evidence, frameCount[locale]),
    `exit ${code}`,
  ]
}

function deviation({ id, says, quote }: Finding, locale: Locale): string {
  const seen = quote === undefined ? '' : ` “${shown(quote)}”`
  return row(LABELS.deviates, `${says}${seen} [${id}]`, locale)
}

export function exchangeScreen(verdict: ExchangeVerdict, locale: Locale): string[] {
  const { headline, limits, findings } = explain(verdict, locale)
  return [
    row(LABELS.exchange, headline, locale),
    ...findings
      .filter(({ tone }) => tone === 'against')
      .slice(0, MOST_FINDINGS)
      .map(
        finding =>
          `${String((finding.frame ?? 0) + 1).padStart(4)} ${deviation(finding, locale)}`,
      ),
    row(LABELS.limits, limits, locale),
  ]
}

/** One text: its demands first, or that there are none. */
export function textScreen(
  file: string,
  verdict: TextVerdict,
  locale: Locale,
): string[] {
  const { findings } = explain(verdict, locale)
  const demanded = findings.filter(({ tone }) => tone === 'against')
  return [
    `${shown(file)}: ${verdict.verdict}`,
    ...demanded.slice(0, MOST_FINDINGS).map(({ place, says, quote = '' }) => {
      const where = `${place?.line}:${place?.column}`
      return `  ${where}  ${says}\n      ${shown(quote)}`
    }),
  ]
}
