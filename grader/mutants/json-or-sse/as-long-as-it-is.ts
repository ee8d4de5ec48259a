import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'json-or-sse',
  title: {
    en: 'An answer is as long as it is',
    zh: '响应有多长就读多长',
  },
  edits: [
    {
      file: 'src/reply.ts',
      find: 'isJson ? MOST_ANSWER : MOST_TEXT',
      replace: 'isJson ? Infinity : MOST_TEXT',
    },
    {
      file: 'src/reply.ts',
      find: `  if (body.length > MOST_ANSWER) {
    throw new BadAnswer(\`more than \${MOST_ANSWER} characters\`, contentType)
  }
`,
      replace: '',
    },
    {
      file: 'src/reply.ts',
      find: 'import { createEventDecoder, MOST_ANSWER } from',
      replace: 'import { createEventDecoder } from',
    },
  ],
  catches: ['endless'],
})
