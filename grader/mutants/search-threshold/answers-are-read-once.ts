import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'search-threshold',
  title: {
    en: 'The answer of a search is sent once',
    zh: '搜索结果只发一次',
  },
  edits: [
    {
      file: 'src/disclosure.ts',
      find: '    cost.results += answered',
      replace: '    cost.results = answered',
    },
  ],
  catches: ['whole-conversation'],
})
