import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'status-map',
  title: {
    en: 'The status says enough',
    zh: '看状态码就够了',
  },
  edits: [
    {
      file: 'src/reply.ts',
      find: `  if (response && 'error' in response) {
`,
      replace: `  if (status >= 400) throw new HttpError(status, redact(body))
  if (response && 'error' in response) {
`,
    },
  ],
  catches: ['error-body'],
})
