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
      find: `  const { origin, pathname, search } = new URL(url)
  const hasPath = pathname !== '/' || /^[^/]+\\/\\/[^/?#]+\\//.test(url.trim())
  return origin + (hasPath ? pathname : '') + search`,
      replace: `  const parsed = new URL(url)
  parsed.hash = ''
  return parsed.href`,
    },
  ],
  catches: ['right-resource'],
})
