import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'refresh-race',
  title: {
    en: 'Half a minute early, however short the life',
    zh: '不管寿命多短，都提前半分钟',
  },
  edits: [
    {
      file: 'src/refresh.ts',
      find: 'return left <= Math.min(EARLY_MS, lifeMs / 10)',
      replace: 'return left <= EARLY_MS',
    },
  ],
  catches: ['early'],
})
