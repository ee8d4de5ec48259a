import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'masked-timeout',
  title: {
    en: 'The experiment has one limit only',
    zh: '破坏实验只有一个时限',
  },
  edits: [
    {
      file: 'break/masked-timeout.ts',
      find: '{ innerMs, outerMs }: Limits',
      replace: '{ innerMs }: Limits',
    },
    {
      file: 'break/masked-timeout.ts',
      find: 'return within(outerMs, within(innerMs, answer, clock), clock)',
      replace: 'return within(innerMs, answer, clock)',
    },
  ],
  catches: ['hit'],
})
