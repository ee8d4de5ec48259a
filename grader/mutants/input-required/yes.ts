import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'input-required',
  title: {
    en: 'Whoever called wants it done',
    zh: '既然调用了，就是想让它做',
  },
  edits: [
    {
      file: 'src/rounds.ts',
      find: `    if (!answer) throw new InputRequired(requests, 'nobody here may answer')
`,
      replace: `    if (!answer) {
      const yes = { action: 'accept', content: {} }
      return Object.fromEntries(Object.keys(requests).map(key => [key, yes]))
    }
`,
    },
  ],
  catches: ['no-policy'],
})
