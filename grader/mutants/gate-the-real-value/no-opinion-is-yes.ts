import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'gate-the-real-value',
  title: {
    en: 'Who does not say no says yes',
    zh: '没说不行就是行',
  },
  edits: [
    {
      file: 'src/manager.ts',
      find: 'if ((await gate(entry)) !== true) reason',
      replace: 'if ((await gate(entry)) === false) reason',
    },
  ],
  catches: ['closed-by-default'],
})
