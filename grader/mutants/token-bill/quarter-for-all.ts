import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'token-bill',
  title: {
    en: 'Four characters are a token, near enough for a bill',
    zh: '四个字符一个 token，记账够用了',
  },
  edits: [
    {
      file: 'src/measure.ts',
      find: 'tokens: countTokens(compact(block))',
      replace: 'tokens: quarterOf(compact(block))',
    },
  ],
  catches: ['counted', 'rule-of-four', 'listed'],
})
