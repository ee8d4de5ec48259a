import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'long-description',
  title: {
    en: 'The description of a tool is its `description`',
    zh: '工具的描述就是它的 `description`',
  },
  edits: [
    {
      file: 'src/describe.ts',
      find: "inputSchema: capSchema(tool.inputSchema, 'inputSchema', cap) as Tool['inputSchema'],",
      replace: 'inputSchema: tool.inputSchema,',
    },
  ],
  catches: ['schema', 'data'],
})
