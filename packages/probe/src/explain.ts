/** A verdict in the reader's language: one headline, its limits, and each finding. */
import type { Locale, Text } from '@workshop/syllabus'
import type { Deviation } from './deviations.ts'
import type { ExchangeVerdict } from './exchange/types.ts'
import type { LiveVerdict } from './live/types.ts'
import { DEVIATION_TEXTS } from './phrases/deviations.ts'
import * as EXCHANGE from './phrases/exchange.ts'
import * as LIVE from './phrases/live.ts'
import * as TEXT from './phrases/text.ts'
import type { Place, Stance, TextVerdict } from './text/types.ts'

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

export function explain(verdict: Verdict, locale: Locale): Explanation {
  const say = (text: Text): string => text[locale]
  if (verdict.kind === 'text') return ofText(verdict, say)
  return verdict.kind === 'exchange' ? ofExchange(verdict, say) : ofLive(verdict, say)
}

type Say = (text: Text) => string

function ofText({ verdict, mentions }: TextVerdict, say: Say): Explanation {
  return {
    headline: say(TEXT.HEADLINES[verdict]),
    limits: say(TEXT.LIMITS),
    findings: mentions.map(mention => {
      const { mechanism, stance, quote, because, hedge } = mention
      const { start, end, line, column } = mention
      const words = because ?? hedge
      const name =
        stance === 'everyday' ? mention.found : TEXT.MECHANISM_TEXTS[mechanism]
      const said = typeof name === 'string' ? name : say(name)
      return {
        id: stance,
        tone: TONES[stance],
        says: `${said}: ${say(TEXT.STANCE_TEXTS[stance])}${words ? say(TEXT.because(words)) : ''}`,
        quote,
        place: { start, end, line, column },
      }
    }),
  }
}

const TONES: Readonly<Record<Stance, Finding['tone']>> = {
  demanded: 'against',
  legacy: 'for',
  gone: 'for',
  everyday: 'neutral',
  unclear: 'neutral',
}

function ofExchange(verdict: ExchangeVerdict, say: Say): Explanation {
  const { client, server, signs, deviations } = verdict
  const headline = EXCHANGE.headline(
    EXCHANGE.SPOKEN_TEXTS[client],
    EXCHANGE.SPOKEN_TEXTS[server],
  )
  const shown = signs.map(
    ({ frame, side, era, found }): Finding => ({
      id: era,
      tone: 'neutral',
      says: say(EXCHANGE.shows(EXCHANGE.SIDES[side], EXCHANGE.SPOKEN_TEXTS[era])),
      quote: found,
      frame,
    }),
  )
  return {
    headline: say(headline),
    limits: say(EXCHANGE.LIMITS),
    findings: [...deviations.map(deviation => deviating(deviation, say)), ...shown],
  }
}

function deviating({ id, frame, seen }: Deviation, say: Say): Finding {
  return {
    id,
    tone: 'against',
    says: say(DEVIATION_TEXTS[id]),
    ...(seen !== undefined && { quote: seen }),
    ...(frame !== undefined && { frame }),
  }
}

function ofLive(
  { era, isOpen, trouble, deviations }: LiveVerdict,
  say: Say,
): Explanation {
  const spoken = isOpen ? LIVE.OPEN : LIVE.ERA_TEXTS[era]
  return {
    headline: say(trouble ? LIVE.TROUBLE_TEXTS[trouble.id] : spoken),
    limits: say(LIVE.LIMITS),
    findings: deviations.map(deviation => deviating(deviation, say)),
  }
}
