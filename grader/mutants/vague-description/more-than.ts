import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'vague-description',
  title: { en: 'More than 0.8 is alike', zh: '超过 0.8 才算雷同' },
  edits: [
    {
      file: 'src/lint.ts',
      find: '    if (alike < ALIKE) return []',
      replace: '    if (alike <= ALIKE) return []',
    },
  ],
  catches: ['twins'],
})
