import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'blind-reconnect',
  title: {
    en: 'A timer that runs is not stopped',
    zh: '已经在走的定时器没有停掉',
  },
  edits: [
    {
      file: 'src/reconnect.ts',
      find: `      isStopped = true
      cancel?.()
`,
      replace: `      isStopped = true
`,
    },
  ],
  catches: ['left-alone'],
})
