import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'json-or-sse',
  title: {
    en: 'The header says exactly what we sent for',
    zh: '响应头正好就是我们要的那个值',
  },
  edits: [
    {
      file: 'src/reply.ts',
      find: `  const mediaType = contentType.split(';')[0]?.trim().toLowerCase()
`,
      replace: `  const mediaType = contentType
`,
    },
  ],
  catches: ['content-type'],
})
