import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'masked-timeout',
  title: {
    en: 'What is no number counts as not said',
    zh: '不是数的，就当没写',
  },
  edits: [
    {
      file: 'src/timeouts.ts',
      find: 'if (text !== undefined) {',
      replace: 'if (Number(text) > 0) {',
    },
  ],
  catches: ['cannot-work'],
})
