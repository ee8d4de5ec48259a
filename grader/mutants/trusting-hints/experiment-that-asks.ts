import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'trusting-hints',
  title: {
    en: 'The experiment asks about every tool',
    zh: '破坏实验对每个工具都要问',
  },
  edits: [
    {
      file: 'break/trusting-hints.ts',
      find: 'return annotations?.readOnlyHint === true',
      replace: 'return annotations === undefined && false',
    },
  ],
  catches: ['hit'],
})
