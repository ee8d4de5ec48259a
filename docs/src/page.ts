/** One page that is made: its place below the folder of the site, and its Markdown. */
import type { Text } from '@workshop/syllabus'

export const LANGUAGES = ['en', 'zh'] as const
export type Language = (typeof LANGUAGES)[number]

export interface Page {
  /** `en/pitfalls/stdout-noise.md`. */
  path: string
  text: string
}

export interface FrontMatter {
  title: string
  description?: string
  /** Which revision the page speaks of. */
  revision?: string
  /** ISO 8601 date. */
  checked?: string
  minutes?: number
  /** What search shows before the title. */
  kind?: string
}

/** Front matter is YAML; JSON is YAML, and needs no escaping of its own. */
export function markdown(front: FrontMatter, blocks: readonly string[]): string {
  const rows = Object.entries(front).map(
    ([key, value]) => `${key}: ${JSON.stringify(value)}`,
  )
  return `---\n${rows.join('\n')}\n---\n\n${blocks.join('\n\n')}\n`
}

/** `## Cause {#cause}`. */
export const heading = (level: number, text: string, id: string): string =>
  `${'#'.repeat(level)} ${text} {#${id}}`

/** Text of the syllabus is plain: nothing in it may become HTML or Vue. */
export function plain(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map(part =>
      part.startsWith('`')
        ? codeSpan(part.slice(1, -1))
        : part.replace(/[&<>*_[\]{}|\\#]/g, char => `&#${char.codePointAt(0)};`),
    )
    .join('')
}

/** Vue reads `{{` in code spans too; `v-pre` keeps it out. */
const codeSpan = (code: string): string =>
  `<code v-pre>${code.replace(/[&<>]/g, char => `&#${char.codePointAt(0)};`)}</code>`

/** A fence longer than any run of backticks inside. */
export function fenced(language: string, code: string): string {
  const runs = code.match(/`+/g) ?? []
  const longest = Math.max(2, ...runs.map(run => run.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${language}\n${code.trimEnd()}\n${fence}`
}

/** `**Goal**: …`, with the colon of the language. */
export const labelled = (label: string, text: string, language: Language): string =>
  `${label}${language === 'zh' ? '：' : ': '}${text}`

export const say = (text: Text, language: Language): string => text[language]
