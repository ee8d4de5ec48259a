import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'cache-hints',
  title: {
    en: 'What is not private may be shared',
    zh: '没说私有的，就可以共用',
  },
  edits: [
    {
      file: 'src/list-cache.ts',
      find: "page.cacheScope === 'public'",
      replace: "page.cacheScope !== 'private'",
    },
  ],
  catches: ['for-whom'],
})
