import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'required-meta',
  title: {
    en: 'The server is generous and also finds _meta beside params',
    zh: '服务端很大方，_meta 写在 params 旁边也认',
  },
  edits: [
    {
      file: 'src/answer.ts',
      find: `    const { method, params = {} } = request
`,
      replace: `    const { method, _meta = {} } = request as JsonRpcRequest & Pick<Params, '_meta'>
    const params: Params = { _meta, ...request.params }
`,
    },
  ],
  catches: ['server-rejects'],
})
