import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'json-or-sse',
  title: {
    en: 'Nothing said, nothing wrong',
    zh: '什么都没说，就是没问题',
  },
  edits: [
    {
      file: 'src/reply.ts',
      find: `  if (!isSuccess) return { status, headers, body }
`,
      replace: `  if (!isSuccess) return { status, headers, body }
  if (body === '') {
    return { status, headers, body, response: { jsonrpc: '2.0', id, result: {} } }
  }
`,
    },
  ],
  catches: ['empty-body'],
})
