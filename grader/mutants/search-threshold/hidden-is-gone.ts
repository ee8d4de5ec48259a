import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'search-threshold',
  title: {
    en: 'What the model has not been shown cannot be called',
    zh: '没给模型看过的就不能调用',
  },
  edits: [
    {
      file: 'src/disclosure.ts',
      find: 'has: name => byName.has(name)',
      replace: 'has: name => sent.has(name)',
    },
  ],
  catches: ['found-and-called'],
})
