import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'masked-timeout',
  title: {
    en: 'The timer of a limit outlives the work',
    zh: '活已经干完，定时器还在走',
  },
  edits: [
    {
      file: 'src/timeouts.ts',
      find: `    isOver = true
    cancel?.()
`,
      replace: `    isOver = true
`,
    },
  ],
  catches: ['fired-layer'],
})
