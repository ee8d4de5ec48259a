import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'lost-subscription',
  title: {
    en: 'The stream closes with its connection',
    zh: '连接关了，流自然就关了',
  },
  edits: [
    {
      file: 'src/http-client.ts',
      find: 'listen: modern.listen, ended })',
      replace: 'listen: modern.listen, ended: forEver })',
    },
    {
      file: 'src/http-client.ts',
      find: 'export type HttpLinkOptions = ',
      replace: `/** The agent closes its connections when nobody needs them. */
const { signal: forEver } = new AbortController()

export type HttpLinkOptions = `,
    },
    {
      file: 'src/http-client.ts',
      find: `goodbye, { clock }).catch(() => undefined)
    connections.close()
`,
      replace: `goodbye, { clock }).catch(() => undefined)
`,
    },
    {
      file: 'src/http-client.ts',
      find: `const { dialect, connections, lifetime } = this.#parts
    const { name,`,
      replace: `const { dialect, lifetime } = this.#parts
    const { name,`,
    },
  ],
  catches: ['closed-link'],
})
