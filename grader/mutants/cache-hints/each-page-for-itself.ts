import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'cache-hints',
  title: {
    en: 'Each page says for itself who may see it',
    zh: '每一页各自决定谁能看',
  },
  edits: [
    {
      file: 'src/list-cache.ts',
      find: `    // The pages are one list: if one of them is private, so are the others.
    const isShared = entries.every(({ page }) => page.cacheScope === 'public')
`,
      replace: '',
    },
    {
      file: 'src/list-cache.ts',
      find: '(isShared ? fresh[0] : undefined)',
      replace: "fresh.find(({ page }) => page.cacheScope === 'public')",
    },
  ],
  catches: ['by-page'],
})
