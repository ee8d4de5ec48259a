import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'stream-cut',
  title: {
    en: 'A tool that calls itself idempotent is',
    zh: '自称幂等的工具，就是幂等的',
  },
  edits: [
    {
      file: 'src/http-client.ts',
      find: `    const isRepeatable = repeatable.includes(tool)
`,
      replace: `    const isRepeatable = repeatable.includes(tool) || this.#idempotent.has(tool)
`,
    },
    {
      file: 'src/http-client.ts',
      find: `        this.#schemas.set(name, inputSchema)
`,
      replace: `        this.#schemas.set(name, inputSchema)
        if (annotations?.idempotentHint) this.#idempotent.add(name)
`,
    },
    {
      file: 'src/http-client.ts',
      find: 'return tools.filter(({ name, inputSchema }) => {',
      replace: 'return tools.filter(({ name, inputSchema, annotations }) => {',
    },
    {
      file: 'src/http-client.ts',
      find: `  readonly #schemas = new Map<string, InputSchema>()
`,
      replace: `  readonly #schemas = new Map<string, InputSchema>()
  readonly #idempotent = new Set<string>()
`,
    },
  ],
  catches: ['cut-call'],
})
