import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'era-over-http',
  title: {
    en: 'A server finds out by itself that we are gone',
    zh: '我们走了，服务端自己会知道',
  },
  edits: [
    {
      file: 'src/legacy.ts',
      find: `    if (!(SESSION in session)) return
`,
      replace: `    return
`,
    },
  ],
  catches: ['session'],
})
