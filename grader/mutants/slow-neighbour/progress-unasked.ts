import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'slow-neighbour',
  title: {
    en: 'The server will report progress by itself',
    zh: '进度嘛，服务端自己会报',
  },
  edits: [
    {
      file: 'src/rpc.ts',
      find: `    const asked = onProgress ? withProgressToken(params, id) : params
`,
      replace: '',
    },
    {
      file: 'src/rpc.ts',
      find: `      send({ jsonrpc: '2.0', id, method, params: asked })`,
      replace: `      send({ jsonrpc: '2.0', id, method, params })`,
    },
  ],
  catches: ['progress-events'],
})
