import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'slow-neighbour',
  title: {
    en: 'The server finishes one request before it takes the next',
    zh: '服务端做完一个请求才接下一个',
  },
  edits: [
    {
      file: 'src/serve.ts',
      find: `  const running = new Map<RequestId, Call>()
`,
      replace: `  const running = new Map<RequestId, Call>()
  let last = Promise.resolve()
`,
    },
    {
      file: 'src/serve.ts',
      find: `      else if ('id' in event.message) void handle(event.message)
      else notice(event.message)`,
      replace: `      else if ('id' in event.message) {
        const request = event.message
        last = last.then(() => handle(request))
      } else notice(event.message)`,
    },
  ],
  catches: ['server-concurrent'],
})
