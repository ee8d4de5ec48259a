/**
 * A page as Markdown for whoever reads without a browser: what the site puts in by
 * components stands in it, and nothing is left that only the site understands.
 */
import { EXCHANGES } from '../../data/exchanges/index.ts'
import { FACTS } from '../../data/facts/index.ts'
import type { Exchange } from '../../data/types.ts'
import { bodyOf, frontOf } from '../front.ts'
import { fenced, type Language } from '../page.ts'
import { quotationOf, quoted } from '../quoted.ts'

const ERAS: Readonly<Record<string, { en: string; zh: string }>> = {
  modern: { en: 'Modern, 2026-07-28', zh: '新协议，2026-07-28' },
  legacy: { en: 'Legacy, up to 2025-11-25', zh: '旧协议，2025-11-25 及以前' },
}

export function plainPage(source: string, language: Language): string {
  const front = Object.entries(frontOf(source))
    .filter(([name]) => ['title', 'revision', 'checked'].includes(name))
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
  const lines = bodyOf(source)
    .split('\n')
    .map((line, at, all) => {
      return isInFence(all, at) ? line : plainLine(line, language)
    })
  return `---\n${front.join('\n')}\n---\n\n${lines.join('\n').trim()}\n`
}

/** An odd number of fences above. */
const isInFence = (lines: readonly string[], at: number): boolean =>
  lines.slice(0, at).filter(line => line.startsWith('```')).length % 2 === 1

function plainLine(line: string, language: Language): string {
  const quotation = quotationOf(line)
  if (quotation) return fenced(quotation.language, quoted(quotation))
  const [, kind, title = ''] = /^:{3,}\s*(\w*)\s*(.*)$/.exec(line) ?? []
  if (kind !== undefined) {
    const label = ERAS[kind]?.[language] ?? title
    return label === '' ? '' : `**${label}**`
  }
  return line
    .replace(/<Exchange name="([\w-]+)"\s*\/>/g, (_all, name) =>
      exchange(name, language),
    )
    .replace(/<Fact id="([\w-]+)"\s*\/>/g, (_all, id) => fact(id))
    .replace(/\s*\{#[\w-]+\}$/, '')
    .replace(/<\/?(?:LazyTool|span|div|section|code)\b[^>]*>/g, tag =>
      /code/.test(tag) ? '`' : '',
    )
    .replace(/&#(\d+);/g, (_all, code) => String.fromCodePoint(Number(code)))
}

function fact(id: string): string {
  const found = FACTS.find(candidate => candidate.id === id)
  if (!found) throw new Error(`expected a fact of the ledger, got ${id}`)
  return `${found.value} (${found.checked})`
}

function exchange(name: string, language: Language): string {
  const found = EXCHANGES.find(candidate => candidate.name === name)
  if (!found) throw new Error(`expected a recorded exchange, got ${name}`)
  return [
    `**${found.title[language]}** (${found.revision})`,
    fenced('text', frames(found)),
  ].join('\n\n')
}

const frames = ({ frames }: Exchange): string =>
  frames
    .map(({ from, line, headers = {}, body }) => {
      const rows = Object.entries(headers).map(
        ([header, value]) => `${header}: ${value}`,
      )
      return [`${from}:`, line, ...rows, body]
        .filter(part => part !== undefined)
        .join('\n')
    })
    .join('\n\n')
