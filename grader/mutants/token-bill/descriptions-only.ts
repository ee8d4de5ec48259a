import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'token-bill',
  title: {
    en: 'What a tool costs is its description',
    zh: '工具的花费就是它的描述',
  },
  edits: [
    {
      file: 'src/measure.ts',
      find: `function compact(block: object): string {
  return JSON.stringify(block)
}`,
      replace: `function compact({ name, description }: ToolBlock): string {
  return JSON.stringify({ name, description })
}`,
    },
    {
      file: 'src/measure.ts',
      find: 'import type { Bill, ServerBill, Tool } from',
      replace: 'import type { Bill, ServerBill, Tool, ToolBlock } from',
    },
  ],
  catches: ['counted', 'rule-of-four', 'listed'],
})
