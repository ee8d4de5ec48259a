import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'cache-hints',
  title: {
    en: 'A server has one list, so it is cached by server',
    zh: '一个服务端只有一份列表，按服务端缓存就行',
  },
  edits: [
    {
      file: 'src/list-cache.ts',
      find: 'const found = own ?? (isShared ? fresh[0] : undefined)',
      replace: 'const found = own ?? fresh[0]',
    },
    {
      file: 'src/list-cache.ts',
      find: `    // The pages are one list: if one of them is private, so are the others.
    const isShared = entries.every(({ page }) => page.cacheScope === 'public')
`,
      replace: '',
    },
  ],
  catches: ['for-whom', 'by-page', 'counted'],
})
