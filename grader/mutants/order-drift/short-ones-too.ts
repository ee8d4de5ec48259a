import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'order-drift',
  title: {
    en: 'Whatever is not cached is written to the cache',
    zh: '没命中的都要写进缓存',
  },
  edits: [
    {
      file: 'src/prompt-cache.ts',
      find: 'cached: 0, cost: tokens }',
      replace: 'cached: 0, cost: tokens * provider.write }',
    },
  ],
  catches: ['price'],
})
