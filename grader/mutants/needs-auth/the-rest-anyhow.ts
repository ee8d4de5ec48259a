import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'needs-auth',
  title: {
    en: 'After something odd, reading goes on at the next comma',
    zh: '读到怪东西，跳到下一个逗号接着读',
  },
  edits: [
    {
      file: 'src/challenges.ts',
      find: '    } else break // The end, or a place behind which nothing can be trusted.',
      replace: '    } else if (!take(/[^,]+/y)) break',
    },
  ],
  catches: ['challenge-forms'],
})
