/**
 * TypeScript as the comparison sees it: names, texts, comments and layout are gone,
 * so that renaming and reformatting change nothing. Reads text only; nothing is
 * resolved, compiled or run.
 */
import { File, Region, TokenizedFile } from '@dodona/dolos-core'
import jsTokens from 'js-tokens'

/** Words that are structure; every other word is a name somebody chose. */
const KEYWORDS = new Set(
  (
    'abstract as async await break case catch class const continue default delete do ' +
    'else export extends finally for from function if implements import in instanceof ' +
    'interface keyof let new of readonly return satisfies static super switch this ' +
    'throw try type typeof var void while yield null true false undefined'
  ).split(' '),
)
/** Synonyms by which a copy is disguised. */
const SAME: Readonly<Record<string, string>> = { let: 'const', var: 'const' }
/** Left to formatters. */
const NO_MATTER = new Set([';', ','])

/**
 * Several texts as one. Between them stands a token that nothing else has: what
 * reaches over the end of one and the beginning of the next is in no other's work.
 */
export function tokenized(name: string, texts: readonly string[]): TokenizedFile {
  const tokens: string[] = []
  const regions: Region[] = []
  let row = 0
  let column = 0
  const add = (token: string | undefined, value: string) => {
    const lines = value.split('\n')
    const endRow = row + lines.length - 1
    const endColumn = (lines.length === 1 ? column : 0) + (lines.at(-1)?.length ?? 0)
    if (token !== undefined) {
      tokens.push(token)
      regions.push(new Region(row, column, endRow, endColumn))
    }
    row = endRow
    column = endColumn
  }
  for (const [at, text] of texts.entries()) {
    if (at > 0) add(`${name} ${at}`, '\n')
    for (const { type, value } of jsTokens(text)) add(tokenOf(type, value), value)
  }
  return new TokenizedFile(new File(name, texts.join('\n')), tokens, regions)
}

function tokenOf(type: string, value: string): string | undefined {
  switch (type) {
    case 'WhiteSpace':
    case 'LineTerminatorSequence':
    case 'SingleLineComment':
    case 'MultiLineComment':
    case 'HashbangComment':
      return undefined
    case 'IdentifierName':
      return KEYWORDS.has(value) ? (SAME[value] ?? value) : 'name'
    case 'Punctuator':
      return NO_MATTER.has(value) ? undefined : value
    default:
      return type
  }
}
