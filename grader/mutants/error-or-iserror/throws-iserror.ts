import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'error-or-iserror',
  title: {
    en: 'A result with isError is thrown',
    zh: '把 isError 的结果变成抛错',
  },
  edits: [
    {
      file: 'src/client.ts',
      find: `    return result as ToolResult
`,
      replace: `    if (result.isError) throw new RpcError(ERROR_CODES.internalError, 'the tool failed')
    return result as ToolResult
`,
    },
  ],
  catches: ['client-result'],
})
