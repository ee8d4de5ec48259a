import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'wrong-audience',
  title: {
    en: 'The URL class knows best how a URL is written',
    zh: 'URL 怎么写，URL 类最清楚',
  },
  edits: [
    {
      file: 'src/discovery.ts',
      find: `return origin + (hasPath ? pathname : '') + search`,
      replace: 'return new URL(origin + pathname + search).href',
    },
  ],
  catches: ['right-resource'],
})
