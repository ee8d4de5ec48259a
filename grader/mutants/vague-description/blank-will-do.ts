import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'vague-description',
  title: {
    en: 'A description that is there describes',
    zh: '有 description 就算描述过',
  },
  edits: [
    {
      file: 'src/lint.ts',
      find: "typeof description === 'string' && description.trim() !== ''",
      replace: "typeof description === 'string'",
    },
  ],
  catches: ['parameters'],
})
