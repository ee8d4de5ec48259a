/**
 * `<Exchange name="…" />` and `<Fact id="…" />`, put into the page while it is built: a
 * reader fetches no data and no script for them. A name that is not known ends the build.
 */
import type { MarkdownRenderer } from 'vitepress'
import { EXCHANGES } from '../data/exchanges/index.ts'
import { FACTS } from '../data/facts/index.ts'
import type { Exchange, ExchangeFrame } from '../data/types.ts'
import { languageOf } from './permalinks.ts'

type Language = 'en' | 'zh'

const WORDS = {
  en: { client: 'client → server', server: 'server → client', recorded: 'recorded' },
  zh: { client: '客户端 → 服务端', server: '服务端 → 客户端', recorded: '录制于' },
} as const

export function shownData(md: MarkdownRenderer): void {
  for (const name of ['html_inline', 'html_block'] as const) {
    md.renderer.rules[name] = (tokens, at, _options, env) => {
      const language = languageOf(env)
      return (tokens[at]?.content ?? '')
        .replace(/<Exchange name="([\w-]*)"\s*\/>/g, (_all, name) =>
          exchange(name, language),
        )
        .replace(/<Fact id="([\w-]*)"\s*\/>/g, (_all, id) => fact(id, language))
    }
  }
}

function fact(id: string, language: Language): string {
  const found = FACTS.find(candidate => candidate.id === id)
  if (!found) throw new Error(`expected a fact of the ledger, got ${id}`)
  const [href, date] =
    language === 'zh'
      ? [`/zh/facts.html#${id}`, `（截至 ${found.checked}）`]
      : [`/facts.html#${id}`, `(as of ${found.checked})`]
  const gap = language === 'zh' ? '' : ' '
  return `<span class="fact" v-pre>${escaped(found.value)}${gap}<a href="${href}" class="fact-date">${date}</a></span>`
}

function exchange(name: string, language: Language): string {
  const found = EXCHANGES.find(candidate => candidate.name === name)
  if (!found) throw new Error(`expected a recorded exchange, got ${name}`)
  const items = found.frames.map(one => frame(one, language)).join('')
  const caption = captionOf(found, language)
  return `<figure class="exchange era-${found.era}" v-pre><figcaption>${caption}</figcaption><ol>${items}</ol></figure>`
}

function captionOf(exchange: Exchange, language: Language): string {
  const { title, revision, transport, between, recorded } = exchange
  const parts = [
    title[language],
    revision,
    transport,
    `${between.client} / ${between.server}`,
    `${WORDS[language].recorded} ${recorded}`,
  ]
  return escaped(parts.join(' · '))
}

function frame(
  { from, line, headers = {}, body, note }: ExchangeFrame,
  language: Language,
): string {
  const who = [WORDS[language][from], line].filter(part => part !== undefined)
  const rows = Object.entries(headers).map(
    ([header, value]) => `<dt>${escaped(header)}</dt><dd>${escaped(value)}</dd>`,
  )
  const parts = [
    `<p class="frame-from">${escaped(who.join(' · '))}</p>`,
    rows.length === 0 ? '' : `<dl>${rows.join('')}</dl>`,
    body === undefined
      ? ''
      : `<pre tabindex="0"><code>${escaped(shown(body))}</code></pre>`,
    note === undefined ? '' : `<p>${escaped(note[language])}</p>`,
  ]
  return `<li class="from-${from}">${parts.join('')}</li>`
}

/** Indented, when it is one JSON message; as it was, when it is something else. */
function shown(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, char => `&#${char.codePointAt(0)};`)
