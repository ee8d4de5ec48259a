import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'required-meta',
  title: {
    en: 'An unknown revision is one more invalid parameter',
    zh: '版本不认识，也就是个无效参数',
  },
  edits: [
    {
      file: 'src/answer.ts',
      find: `    ERROR_CODES.unsupportedVersion,
`,
      replace: `    ERROR_CODES.invalidParams,
`,
    },
  ],
  catches: ['unknown-revision'],
})
