import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'status-map',
  title: {
    en: 'Clients send JSON',
    zh: '客户端发来的总是 JSON',
  },
  edits: [
    {
      file: 'src/posted.ts',
      find: `  let message: unknown
  try {
    message = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    throw new Refused(400, 'the body is no JSON', { code: ERROR_CODES.parseError })
  }
`,
      replace: `  const message: unknown = JSON.parse(new TextDecoder().decode(body))
`,
    },
  ],
  catches: ['unreadable'],
})
