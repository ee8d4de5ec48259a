/** What the page shows of a text or of messages: the probe's own verdict and words. */
import {
  type Explanation,
  explain,
  probeExchange,
  probeText,
  readExchange,
  type Verdict,
} from '@workshop/probe'
import type { Text } from '@workshop/syllabus'
import { isJson, readJson } from '../input/json-text.ts'
import { shownText } from '../input/shown-text.ts'

export interface ProbeView {
  kind: 'nothing' | 'text' | 'exchange' | 'unreadable'
  says: Readonly<Record<keyof Text, Said>>
  /** Only of a text: what a search for five words would have printed. */
  naive?: { hits: number; lines: number }
  more: number
  /** Only the beginning was read. */
  isCut: boolean
}

export type Said = Pick<Explanation, 'headline' | 'limits' | 'findings'>

/** A book has about as many; the probe takes its time with each passage. */
export const MOST_CHARACTERS = 1_000_000
const MOST_FINDINGS = 200
const LONGEST_QUOTE = 300

export function probeView(text: string): ProbeView {
  // Messages are read at once, and a message that is cut is none.
  const isCut = text.length > MOST_CHARACTERS && !isExchange(text)
  return { ...looked(isCut ? text.slice(0, MOST_CHARACTERS) : text), isCut }
}

type Looked = Omit<ProbeView, 'isCut'>

function looked(text: string): Looked {
  if (text.trim() === '')
    return silent('nothing', { en: 'Nothing yet.', zh: '还没有内容。' })
  if (!isExchange(text)) {
    const verdict = probeText(text)
    return { ...told(verdict, 'text'), naive: verdict.naive }
  }
  const read = readExchange(text)
  if ('frames' in read) return told(probeExchange(read.frames), 'exchange')
  const broken = isJson(firstLineOf(text)) ? undefined : readJson(text)
  // JSON over many lines: where it breaks, and not that its first line is none.
  if (broken?.ok === false) return silent('unreadable', broken.says)
  const { line, column, actual } = read.unreadable
  const got = shownText(actual, LONGEST_QUOTE)
  return silent('unreadable', {
    en: `Line ${line}, column ${column}: expected frames or messages, one a line or in one list, got ${got}`,
    zh: `第 ${line} 行第 ${column} 列：要的是帧或消息，一行一条，或放在一个列表里；这里是 ${got}`,
  })
}

const firstLineOf = (text: string): string => text.trimStart().split('\n', 1)[0] ?? ''

/** Messages begin with a bracket that a JSON member follows; prose hardly ever does. */
const isExchange = (text: string): boolean => /^\s*(\{\s*"|\[\s*[{[])/.test(text)

function told(verdict: Verdict, kind: ProbeView['kind']): Looked {
  const [en, zh] = [explain(verdict, 'en'), explain(verdict, 'zh')]
  const more = Math.max(0, en.findings.length - MOST_FINDINGS)
  return { kind, says: { en: bounded(en), zh: bounded(zh) }, more }
}

const bounded = ({ headline, limits, findings }: Explanation): Said => ({
  ...{ headline, limits },
  findings: findings.slice(0, MOST_FINDINGS).map(finding => {
    const { quote } = finding
    return quote === undefined
      ? finding
      : { ...finding, quote: shownText(quote, LONGEST_QUOTE) }
  }),
})

function silent(kind: ProbeView['kind'], says: Text): Looked {
  const said = (headline: string): Said => ({ headline, limits: '', findings: [] })
  return { kind, says: { en: said(says.en), zh: said(says.zh) }, more: 0 }
}
