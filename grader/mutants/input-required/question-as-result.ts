import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'input-required',
  title: {
    en: 'A question is a result with little in it',
    zh: '问题也是结果，只是内容少些',
  },
  edits: [
    {
      file: 'src/rounds.ts',
      find: `  if (resultType === 'input_required') return true
`,
      replace: `  if (resultType === 'input_required') return false
`,
    },
  ],
  catches: ['no-policy', 'policy', 'old-state', 'declined', 'no-end'],
})
