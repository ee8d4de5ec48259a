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
      replace: `    const isRepeatable = repeatable.includes(tool) || this.#listed.isIdempotent(tool)
`,
    },
    {
      file: 'src/listed-tools.ts',
      find: `        schemas.set(name, inputSchema)
`,
      replace: `        schemas.set(name, inputSchema)
        if (annotations?.idempotentHint) idempotent.add(name)
`,
    },
    {
      file: 'src/listed-tools.ts',
      find: 'return tools.filter(({ name, inputSchema }) => {',
      replace: 'return tools.filter(({ name, inputSchema, annotations }) => {',
    },
    {
      file: 'src/listed-tools.ts',
      find: `  const schemas = new Map<string, InputSchema>()
`,
      replace: `  const schemas = new Map<string, InputSchema>()
  const idempotent = new Set<string>()
`,
    },
    {
      file: 'src/listed-tools.ts',
      find: `  return { take, schemaOf: tool => schemas.get(tool) }
`,
      replace: `  const isIdempotent = (tool: string) => idempotent.has(tool)
  return { take, schemaOf: tool => schemas.get(tool), isIdempotent }
`,
    },
    {
      file: 'src/listed-tools.ts',
      find: `  schemaOf(tool: string): InputSchema | undefined
`,
      replace: `  schemaOf(tool: string): InputSchema | undefined
  isIdempotent(tool: string): boolean
`,
    },
  ],
  catches: ['cut-call'],
})
