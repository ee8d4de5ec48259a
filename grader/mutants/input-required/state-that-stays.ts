import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'input-required',
  title: {
    en: 'The state belongs to the call',
    zh: '状态属于整个调用',
  },
  edits: [
    {
      file: 'src/rounds.ts',
      find: `    more = {
`,
      replace: `    more = {
      ...more,
`,
    },
  ],
  catches: ['old-state'],
})
