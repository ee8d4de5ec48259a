import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'error-or-iserror',
  title: {
    en: 'A server whose tools fail is not well',
    zh: '工具老失败，说明服务端不健康',
  },
  edits: [
    {
      file: 'src/client.ts',
      find: `    return result as ToolResult
`,
      replace: `    if (result.isError) damaged++
    return result as ToolResult
`,
    },
  ],
  catches: ['client-result'],
})
