import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'lost-subscription',
  title: {
    en: 'A second is time enough',
    zh: '隔一秒就够了',
  },
  edits: [
    {
      file: 'src/listening.ts',
      find: 'const DELAYS_MS = [1000, 2000, 4000, 8000, 16_000]',
      replace: 'const DELAYS_MS = [1000]',
    },
  ],
  catches: ['drop'],
})
