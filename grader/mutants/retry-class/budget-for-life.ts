import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'retry-class',
  title: {
    en: 'A budget that is spent is spent for good',
    zh: '预算用完了，就再也没有了',
  },
  edits: [
    {
      file: 'src/reconnect.ts',
      find: `    while (taken.length > 0 && now - Number(taken[0]) >= MINUTE_MS) taken.shift()
`,
      replace: '',
    },
  ],
  catches: ['budget'],
})
