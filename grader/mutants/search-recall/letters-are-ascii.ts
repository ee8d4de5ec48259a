import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'search-recall',
  title: {
    en: 'Words are made of a to z and digits',
    zh: '词由 a 到 z 和数字组成',
  },
  edits: [
    {
      file: 'src/tokenizer.ts',
      find: 'of wordsApart(text).matchAll(RUN)',
      replace: 'of wordsApart(text).matchAll(/[a-z0-9]+/g)',
    },
  ],
  catches: ['chinese'],
})
