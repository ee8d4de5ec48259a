import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'stable-set',
  title: {
    en: 'A changed definition is a new tool, and goes to the end',
    zh: '定义变了就是新工具，放到最后',
  },
  edits: [
    {
      file: 'src/tool-set.ts',
      find: 'sent = [...kept, ...added]',
      replace: `const isOld = (block: ToolBlock, at: number) => textOf(block) === textOf(sent[at])
    sent = [...kept.filter(isOld), ...kept.filter((b, at) => !isOld(b, at)), ...added]`,
    },
  ],
  catches: ['changed'],
})
