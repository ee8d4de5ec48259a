import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'vague-description',
  title: {
    en: 'Two texts that are equal say the same',
    zh: '两段文本一样，说的就是一回事',
  },
  edits: [
    {
      file: 'src/lint.ts',
      find: `  if (small.size === 0 || small.size < large.size * ALIKE) return 0
`,
      replace: `  if (small.size === large.size && small.size === 0) return 1
`,
    },
  ],
  catches: ['twins'],
})
