import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'foreign-origin',
  title: {
    en: 'A body is as long as its Content-Length says',
    zh: '请求体有多长，看 Content-Length 就行',
  },
  edits: [
    {
      file: 'src/posted.ts',
      find: `    if (bytes > maxBytes) throw tooLarge
`,
      replace: '',
    },
  ],
  catches: ['body-limit'],
})
