import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'token-bill',
  title: {
    en: 'The error is a part of the estimate',
    zh: '误差以估算值为基准',
  },
  edits: [
    {
      file: 'src/measure.ts',
      find: 'return tokens === 0 ? 0 : (estimate - tokens) / tokens',
      replace: 'return estimate === 0 ? 0 : (estimate - tokens) / estimate',
    },
  ],
  catches: ['rule-of-four'],
})
