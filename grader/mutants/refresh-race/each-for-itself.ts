import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'refresh-race',
  title: {
    en: 'Each request refreshes by itself',
    zh: '每个请求自己刷新',
  },
  edits: [
    {
      file: 'src/refresh.ts',
      find: `    const shared = running.get(resource)
    if (shared) return shared
`,
      replace: '',
    },
  ],
  catches: ['one-for-many'],
})
