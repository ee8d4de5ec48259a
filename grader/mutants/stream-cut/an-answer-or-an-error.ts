import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'stream-cut',
  title: {
    en: 'An answer comes, or an error',
    zh: '要么有响应，要么有错误',
  },
  edits: [
    {
      file: 'src/exchange.ts',
      find: `        // An answer that changes the protocol (101) brings neither event.
        reject(new ConnectionBroken(new Error('no answer'), hadConnection))
`,
      replace: '',
    },
  ],
  catches: ['cut-anywhere'],
})
