import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'trusting-hints',
  title: {
    en: 'Whatever is not false is true',
    zh: '不是假就是真',
  },
  edits: [
    {
      file: 'src/risk.ts',
      find: 'trusted === true && readOnlyHint === true ?',
      replace: 'trusted === true && readOnlyHint ?',
    },
  ],
  catches: ['one-we-trust'],
})
