import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'input-required',
  title: {
    en: 'A question is answered as often as it is asked',
    zh: '问多少次，就答多少次',
  },
  edits: [
    {
      file: 'src/rounds.ts',
      find: `const MOST_ROUNDS = 10
`,
      replace: `const MOST_ROUNDS = Infinity
`,
    },
  ],
  catches: ['no-end'],
})
