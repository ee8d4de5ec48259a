import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'secret-in-audit',
  title: {
    en: 'Every long word is a token',
    zh: '长词都是 token',
  },
  edits: [
    {
      file: 'src/redaction.ts',
      find: '  return /\\d/.test(word) && /[a-z]/.test(word) && /[A-Z]/.test(word)',
      replace: '  return /\\d/.test(word)',
    },
  ],
  catches: ['rest-stays'],
})
