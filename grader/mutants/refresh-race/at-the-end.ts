import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'refresh-race',
  title: {
    en: 'A token is used until its end',
    zh: 'token 用到过期为止',
  },
  edits: [
    {
      file: 'src/refresh.ts',
      find: 'return left <= Math.min(EARLY_MS, lifeMs / 10)',
      replace: 'return left <= 0',
    },
  ],
  catches: ['early'],
})
