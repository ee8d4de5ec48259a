import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'hang-up-cancels',
  title: {
    en: 'close() is called once',
    zh: 'close() 只会调用一次',
  },
  edits: [
    {
      file: 'src/http-server.ts',
      find: `      closed ??= shutDown()
      return closed
`,
      replace: `      if (closed) throw new Error('the server is closed')
      closed = shutDown()
      return closed
`,
    },
  ],
  catches: ['closing'],
})
