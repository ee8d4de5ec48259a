import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'cache-hints',
  title: {
    en: 'Without a number, five minutes are a good guess',
    zh: '没给数，就按五分钟算',
  },
  edits: [
    {
      file: 'src/list-cache.ts',
      find: 'return Number.isInteger(ttlMs) ? Math.max(0, ttlMs ?? 0) : 0',
      replace: 'return ttlMs ?? 300_000',
    },
  ],
  catches: ['how-long'],
})
