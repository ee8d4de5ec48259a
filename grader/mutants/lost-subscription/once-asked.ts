import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'lost-subscription',
  title: {
    en: 'A stream is opened once',
    zh: '流只打开一次',
  },
  edits: [
    {
      file: 'src/listening.ts',
      find: `  if (cause instanceof Unreachable || cause instanceof LayerTimeout) return true
  return wasOpen && cause instanceof BadAnswer
`,
      replace: `  return !wasOpen && cause instanceof LayerTimeout
`,
    },
  ],
  catches: ['drop', 'missed'],
})
