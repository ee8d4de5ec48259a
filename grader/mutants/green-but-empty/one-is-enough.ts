import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'green-but-empty',
  title: {
    en: 'The last call says how it is',
    zh: '最后一次调用说了算',
  },
  symptom: {
    en: 'One empty answer after nine good ones, and business is failing.',
    zh: '九次正常之后有一次为空，business 就成了 failing。',
  },
  edits: [
    {
      file: 'src/health.ts',
      find: '  if (tool === undefined && inARow < minimum) return',
      replace: '  if (tool === undefined && inARow < 1) return',
    },
  ],
  catches: ['one-empty'],
})
