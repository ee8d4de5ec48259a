/** The front matter of a page: flat, one value a line, as docs/README.md has it. */
export type Front = Readonly<Record<string, string | undefined>>

export function frontOf(source: string): Front {
  const [, front = ''] = /^---\n([\s\S]*?)\n---\n/.exec(source) ?? []
  const rows = [...front.matchAll(/^(\w+): (.*)$/gm)]
  return Object.fromEntries(
    rows.map(([, name = '', text = '']) => [
      name,
      text.startsWith('"') ? (JSON.parse(text) as string) : text,
    ]),
  )
}

export const bodyOf = (source: string): string =>
  source.replace(/^---\n[\s\S]*?\n---\n/, '')
