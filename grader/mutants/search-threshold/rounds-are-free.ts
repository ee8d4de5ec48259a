import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'search-threshold',
  title: {
    en: 'A search is part of its turn',
    zh: '搜索属于本轮，不另算',
  },
  edits: [
    {
      file: 'src/disclosure.ts',
      find: `      cost.rounds += tokensOf(disclosure.blocks()) + answered
`,
      replace: '',
    },
  ],
  catches: ['whole-conversation'],
})
