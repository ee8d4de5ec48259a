/** A verdict in the reader's language: one headline, its limits, and each finding. */
import type { Locale, Text } from '@workshop/syllabus'
import type { ExchangeVerdict } from './exchange/types.ts'
import type { LiveVerdict } from './live/types.ts'
import type { Place, TextVerdict } from './text/types.ts'

export type Verdict = TextVerdict | ExchangeVerdict | LiveVerdict

export interface Explanation {
  /** The verdict in one sentence. */
  headline: string
  /** What it does not say. */
  limits: string
  findings: readonly Finding[]
}

export interface Finding {
  /** A stance, or the id of a deviation: stays the same in every language. */
  id: string
  /** Speaks against the text or the peer, for it, or neither. */
  tone: 'against' | 'for' | 'neutral'
  /** One sentence. */
  says: string
  /** Foreign text that it is about. */
  quote?: string
  /** Where in a text; absent for an exchange. */
  place?: Place
  /** Which frame of an exchange, from 0. */
  frame?: number
}

const HEADLINES: Readonly<Record<TextVerdict['verdict'], Text>> = {
  dated: {
    en: 'Dated: it demands what was removed.',
    zh: '过时：它要求使用已经移除的机制。',
  },
  mixed: { en: 'Mixed: both eras are in it.', zh: '新旧混杂：两个时代的内容都有。' },
  'no-evidence': { en: 'No evidence of age.', zh: '没有过时的证据。' },
}

const LIMITS: Text = {
  en: 'No hit is no proof: a text that never speaks of connections has none, whatever its age.',
  zh: '没有命中不能证明是新的：从不谈连接的文章，再旧也不会命中。',
}

export function explain(verdict: Verdict, locale: Locale): Explanation {
  if (verdict.kind === 'text') {
    return {
      headline: HEADLINES[verdict.verdict][locale],
      limits: LIMITS[locale],
      findings: verdict.mentions.map(mention => ({
        id: mention.stance,
        tone: mention.stance === 'demanded' ? 'against' : 'neutral',
        says: `${mention.mechanism}: ${mention.stance}`,
        quote: mention.quote,
        place: mention,
      })),
    }
  }
  return { headline: verdict.kind, limits: LIMITS[locale], findings: [] }
}
