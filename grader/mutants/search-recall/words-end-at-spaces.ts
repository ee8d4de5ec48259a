import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'search-recall',
  title: {
    en: 'A run of letters is a word, in any script',
    zh: '连在一起的字就是一个词，什么文字都一样',
  },
  edits: [
    {
      file: 'src/tokenizer.ts',
      find: '    if (IS_CJK.test(run)) terms.push(...pairsIn(run))',
      replace: '    if (IS_CJK.test(run)) terms.push(run)',
    },
  ],
  catches: ['chinese'],
})
