import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'search-recall',
  title: {
    en: 'Whoever has the words may choose',
    zh: '匹配的全给，让模型自己挑',
  },
  edits: [
    {
      file: 'src/search.ts',
      find: '    first.sort(inOrder).splice(limit)',
      replace: '    first.sort(inOrder)',
    },
    {
      file: 'src/search.ts',
      find: `    if (last && inOrder(last, one) <= 0) continue
`,
      replace: `    if (last && last.score === 0) continue
`,
    },
  ],
  catches: ['by-its-words'],
})
