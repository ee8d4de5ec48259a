import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'vague-description',
  title: { en: 'Descriptions are written in English', zh: '描述都是用英文写的' },
  edits: [
    {
      file: 'src/lint.ts',
      find: 'if (others < LEAST_WORDS && han < LEAST_HAN)',
      replace: 'if (others < LEAST_WORDS)',
    },
  ],
  catches: ['what-when-not', 'whole-words'],
})
