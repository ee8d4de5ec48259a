import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'required-meta',
  title: {
    en: 'The server asks for the revision only',
    zh: '服务端只要求写版本',
  },
  edits: [
    {
      file: 'src/answer.ts',
      find: `  for (const key of REQUIRED_REQUEST_META) {
    if (_meta[key] === undefined) throw invalidParams(\`params._meta lacks \${key}\`)
  }
  const requested = _meta[META.protocolVersion]
`,
      replace: `  const requested = _meta[META.protocolVersion]
  if (requested === undefined) throw invalidParams('which revision?')
`,
    },
  ],
  catches: ['server-rejects'],
})
