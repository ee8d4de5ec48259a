import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'instructions-delta',
  title: {
    en: 'Instructions are there if they are no empty text',
    zh: 'instructions 不是空字符串就算有',
  },
  edits: [
    {
      file: 'src/instructions.ts',
      find: "if (instructions.trim() !== '')",
      replace: "if (instructions !== '')",
    },
  ],
  catches: ['last-word'],
})
