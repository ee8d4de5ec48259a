import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'order-drift',
  title: {
    en: 'The cache holds the request before this one',
    zh: '缓存里存的就是上一次请求',
  },
  edits: [
    {
      file: 'src/prompt-cache.ts',
      find: `requests.slice(0, at))
`,
      replace: `requests.slice(Math.max(0, at - 1), at))
`,
    },
  ],
  catches: ['price'],
})
