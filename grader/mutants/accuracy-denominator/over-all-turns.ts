import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'accuracy-denominator',
  title: {
    en: 'Accuracy is the share of all turns',
    zh: '准确率就是占全部轮次的比例',
  },
  edits: [
    {
      file: 'src/accuracy.ts',
      find: 'const accuracy = right / needed',
      replace: 'const accuracy = right / turns.length',
    },
  ],
  catches: ['denominator', 'too-few'],
})
