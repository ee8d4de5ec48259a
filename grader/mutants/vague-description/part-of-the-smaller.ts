import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'vague-description',
  title: {
    en: 'What one says is said by the other',
    zh: '一个说的，另一个都说了，就算重复',
  },
  edits: [
    {
      file: 'src/lint.ts',
      find: `  if (small.size === 0 || small.size < large.size * ALIKE) return 0
`,
      replace: `  if (small.size === 0) return 0
`,
    },
    {
      file: 'src/lint.ts',
      find: 'shared / (small.size + large.size - shared)',
      replace: 'shared / small.size',
    },
  ],
  catches: ['twins'],
})
