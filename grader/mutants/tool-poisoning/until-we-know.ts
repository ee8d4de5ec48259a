import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'tool-poisoning',
  title: {
    en: 'Until a review is done, the last one counts',
    zh: '复查没做完之前，以上一次为准',
  },
  symptom: {
    en: 'While a changed list is being compared, its tools may be called.',
    zh: '变了的列表还在比对，里面的工具就能调用。',
  },
  edits: [
    {
      file: 'src/pins.ts',
      find: '    seen.delete(server)\n',
      replace: '',
    },
  ],
  catches: ['comes-and-goes'],
})
