import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'input-required',
  title: {
    en: 'No answer is an answer too',
    zh: '不回答也是一种回答',
  },
  edits: [
    {
      file: 'src/rounds.ts',
      find: `    if (!responses) throw new InputRequired(requests, 'not answered')
    return responses
`,
      replace: `    return responses ?? {}
`,
    },
  ],
  catches: ['declined'],
})
