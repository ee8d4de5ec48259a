import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'accuracy-denominator',
  title: {
    en: 'The first call is the one that was chosen',
    zh: '第一个调用才是选中的那个',
  },
  edits: [
    {
      file: 'src/accuracy.ts',
      find: 'wanted !== null && called.includes(wanted)',
      replace: 'wanted !== null && called[0] === wanted',
    },
  ],
  catches: ['denominator'],
})
