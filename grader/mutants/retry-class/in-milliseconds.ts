import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'retry-class',
  title: {
    en: 'Retry-After is taken for milliseconds',
    zh: '把 Retry-After 当成了毫秒',
  },
  edits: [
    {
      file: 'src/reconnect.ts',
      find: 'return Number(text) * 1000',
      replace: 'return Number(text)',
    },
  ],
  catches: ['delays', 'not-now'],
})
