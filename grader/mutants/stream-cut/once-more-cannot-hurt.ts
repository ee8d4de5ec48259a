import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'stream-cut',
  title: {
    en: 'A connection that breaks deserves one more try',
    zh: '连接断了，总该再试一次',
  },
  edits: [
    {
      file: 'src/sender.ts',
      find: 'if (failure && mayBeDone(outcome) && !request.isRepeatable) {',
      replace: 'if (attempt > 1 && mayBeDone(outcome) && !request.isRepeatable) {',
    },
  ],
  catches: ['cut-call', 'late-cut', 'cut-anywhere'],
})
