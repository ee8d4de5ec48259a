import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'search-threshold',
  title: {
    en: 'What the first request saves, the conversation saves',
    zh: '第一个请求省了多少，整段对话就省多少',
  },
  edits: [
    {
      file: 'src/disclosure.ts',
      find: '    cost.definitions += tokensOf(disclosure.blocks())',
      replace: '    cost.definitions ||= tokensOf(disclosure.blocks())',
    },
  ],
  catches: ['whole-conversation'],
})
