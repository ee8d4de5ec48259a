/** Findings about texts as SARIF 2.1.0, which code hosts show beside the line. */
import { explain, MECHANISMS, type TextVerdict } from '../src/index.ts'
import { MECHANISM_TEXTS } from '../src/phrases/text.ts'

export interface ReadText {
  file: string
  verdict: TextVerdict
}

const LEVELS = { dated: 'error', mixed: 'warning', 'no-evidence': 'note' } as const

export function sarifOf(texts: readonly ReadText[]): object {
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'mcp-probe', version: '1.0.0', rules: rules() } },
        columnKind: 'utf16CodeUnits',
        results: texts.flatMap(resultsOf),
      },
    ],
  }
}

const rules = (): object[] =>
  MECHANISMS.map(id => ({
    id,
    shortDescription: { text: `demands ${MECHANISM_TEXTS[id].en.replaceAll('`', '')}` },
  }))

function resultsOf({ file, verdict }: ReadText): object[] {
  const { findings } = explain(verdict, 'en')
  return verdict.mentions.flatMap((mention, index) => {
    if (mention.stance !== 'demanded') return []
    const { mechanism, line, column, start, end } = mention
    const region = {
      startLine: line,
      startColumn: column,
      endColumn: column + end - start,
    }
    return [
      {
        ruleId: mechanism,
        level: LEVELS[verdict.verdict],
        message: { text: findings[index]?.says ?? mechanism },
        locations: [
          { physicalLocation: { artifactLocation: { uri: uriOf(file) }, region } },
        ],
      },
    ]
  })
}

const uriOf = (file: string): string =>
  file.replaceAll('\\', '/').split('/').map(encodeURIComponent).join('/')
