import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'search-recall',
  title: {
    en: 'A name is found like any other text',
    zh: '名字和别的文字一样搜',
  },
  edits: [
    {
      file: 'src/search.ts',
      find: `    if (names.has(named)) return [{ name: named, score: 1 }].slice(0, limit)
`,
      replace: '',
    },
    {
      file: 'src/search.ts',
      find: '(tool === named ? above : 0)',
      replace: '(names.has(named) ? 1 : 0)',
    },
  ],
  catches: ['exact-name'],
})
