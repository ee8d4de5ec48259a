import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'lost-subscription',
  title: {
    en: 'A stream that ends has been lost',
    zh: '流结束了，就是断了',
  },
  edits: [
    {
      file: 'src/listening.ts',
      find: `    if (!isLoss(cause, isOpen)) throw cause
`,
      replace: `    if (!(cause instanceof Error)) throw cause
`,
    },
    {
      file: 'src/listening.ts',
      find: `function isLoss(cause: unknown, wasOpen: boolean): boolean {
  if (cause instanceof Unreachable || cause instanceof LayerTimeout) return true
  return wasOpen && cause instanceof BadAnswer
}
`,
      replace: '',
    },
    {
      file: 'src/listening.ts',
      find: 'import { BadAnswer, LayerTimeout, Unreachable }',
      replace: 'import { BadAnswer, LayerTimeout }',
    },
  ],
  catches: ['refused'],
})
