import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'json-or-sse',
  title: {
    en: 'Only 202 has no body',
    zh: '只有 202 没有正文',
  },
  edits: [
    {
      file: 'src/reply.ts',
      find: `  const { status, headers } = exchange
  return { status, headers, body: await textOf(exchange, MOST_TEXT) }
`,
      replace: `  const { status, headers } = exchange
  const body = await textOf(exchange, MOST_TEXT)
  if (status < 300 && status !== 202) JSON.parse(body)
  return { status, headers, body }
`,
    },
  ],
  catches: ['empty-body'],
})
