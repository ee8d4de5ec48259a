import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'id-discipline',
  title: {
    en: 'A message with a truthy id is a request',
    zh: 'id 为真值的才算请求',
  },
  edits: [
    {
      file: 'src/serve.ts',
      find: `      else if ('id' in event.message) void handle(event.message)
      else notice(event.message)`,
      replace: `      else if ((event.message as JsonRpcRequest).id) {
        void handle(event.message as JsonRpcRequest)
      } else notice(event.message)`,
    },
  ],
  catches: ['server-echo'],
})
