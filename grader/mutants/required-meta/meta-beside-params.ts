import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'required-meta',
  title: {
    en: '_meta stands beside params',
    zh: '_meta 写在 params 旁边',
  },
  edits: [
    {
      file: 'src/rpc.ts',
      find: `    const asked = onProgress ? withProgressToken(params, id) : params
`,
      replace: `    const { _meta, ...own } = params
    const asked = onProgress ? withProgressToken(own, id) : own
`,
    },
    {
      file: 'src/rpc.ts',
      find: `      send({ jsonrpc: '2.0', id, method, params: asked })`,
      replace: `      send({ jsonrpc: '2.0', id, method, params: asked, ...(_meta && { _meta }) })`,
    },
  ],
  catches: ['client-sends'],
})
