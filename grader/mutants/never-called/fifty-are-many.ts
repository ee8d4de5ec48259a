import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'never-called',
  title: {
    en: 'Fifty tools are too many',
    zh: '五十个工具就算多了',
  },
  edits: [
    {
      file: 'src/never-called.ts',
      find: 'names.length > MANY_TOOLS',
      replace: 'names.length >= MANY_TOOLS',
    },
  ],
  catches: ['blocked-or-buried'],
})
