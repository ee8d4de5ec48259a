import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'retry-class',
  title: {
    en: 'The list of retries is copied from a library for web pages',
    zh: '重试的状态码照抄了一个抓网页的库',
  },
  edits: [
    {
      file: 'src/reconnect.ts',
      find: 'const PASSING = [429, 502, 503, 504]',
      replace: 'const PASSING = [408, 425, 429, 502, 503, 504]',
    },
  ],
  catches: ['delays'],
})
