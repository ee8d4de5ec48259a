import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'search-recall',
  title: {
    en: 'Equal is equal',
    zh: '分数一样，谁先谁后无所谓',
  },
  edits: [
    {
      file: 'src/search.ts',
      find: '  return b.score - a.score || (a.name < b.name ? -1 : 1)',
      replace: '  return b.score - a.score',
    },
  ],
  catches: ['ties'],
})
