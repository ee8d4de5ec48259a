/**
 * The labelled corpus, and what the probe and the popular grep make of it. Cues were
 * worked out on it, round after round, so the figures say that the probe does what it
 * is meant to, not how it would do elsewhere (README.md, "How good it is").
 */
import { probeText, type TextVerdictName } from '../../src/index.ts'
import { EN } from './en.ts'
import { EN_MORE } from './en-more.ts'
import { PAGES_EN, PAGES_ZH } from './pages.ts'
import { PARAGRAPHS_EN, PARAGRAPHS_ZH } from './paragraphs.ts'
import type { Corpus, Passage } from './passage.ts'
import { SHORT_EN, SHORT_ZH } from './short.ts'
import { TERSE_EN, TERSE_ZH } from './terse.ts'
import { ZH } from './zh.ts'
import { ZH_MORE } from './zh-more.ts'

export const CORPORA: Readonly<Record<'en' | 'zh', readonly Corpus[]>> = {
  en: [EN, EN_MORE, SHORT_EN, TERSE_EN, PARAGRAPHS_EN, PAGES_EN],
  zh: [ZH, ZH_MORE, SHORT_ZH, TERSE_ZH, PARAGRAPHS_ZH, PAGES_ZH],
}

export const LABELS = ['old', 'new', 'dual', 'everyday'] as const
export type Label = (typeof LABELS)[number]

export interface Row {
  id: string
  label: Label
  text: string
  verdict: TextVerdictName
  /** The popular grep has hit. */
  naive: boolean
}

export const rows: readonly Row[] = Object.values(CORPORA)
  .flat()
  .flatMap(corpus =>
    LABELS.flatMap(label => corpus[label].map(passage => rowOf(label, passage))),
  )

function rowOf(label: Label, { id, text }: Passage): Row {
  const { verdict, naive } = probeText(text)
  return { id, label, text, verdict, naive: naive.hits > 0 }
}
