import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'retry-class',
  title: {
    en: 'Those who failed together come back together',
    zh: '一起失败的，又一起回来',
  },
  edits: [
    {
      file: 'src/reconnect.ts',
      find: 'return Math.max(asked, jittered(FIRST_DELAY_MS * 2 ** (attempt - 1), random))',
      replace: `void random
  return Math.max(asked, FIRST_DELAY_MS * 2 ** (attempt - 1))`,
    },
  ],
  catches: ['delays'],
})
