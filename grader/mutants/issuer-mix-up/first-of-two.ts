import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'issuer-mix-up',
  title: {
    en: 'Of two values the first one counts',
    zh: '同名参数有两个，取第一个',
  },
  edits: [
    {
      file: 'src/code-flow.ts',
      find: 'if (second === undefined) return value',
      replace: `if (second === undefined || name === 'iss') return value`,
    },
  ],
  catches: ['who-answers'],
})
