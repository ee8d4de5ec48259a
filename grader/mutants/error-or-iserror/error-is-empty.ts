import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'error-or-iserror',
  title: {
    en: 'A refused call is a result with nothing in it',
    zh: '被拒绝的调用当作空结果',
  },
  edits: [
    {
      file: 'src/client.ts',
      find: `    const result = await rpc.request(METHODS.callTool, params, patience)
`,
      replace: `    const result = await rpc
      .request(METHODS.callTool, params, patience)
      .catch((cause): Record<string, unknown> => {
        // One bad call must not take the whole agent down.
        if (cause instanceof RpcError) return { content: [] }
        throw cause
      })
`,
    },
  ],
  catches: ['client-error'],
})
