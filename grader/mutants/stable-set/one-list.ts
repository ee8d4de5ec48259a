import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'stable-set',
  title: {
    en: 'There is one list of blocks, and it is kept up to date',
    zh: '块只有一份列表，随时更新',
  },
  edits: [
    {
      file: 'src/tool-set.ts',
      find: 'let sent: readonly ToolBlock[] = []',
      replace: 'const sent: ToolBlock[] = []',
    },
    {
      file: 'src/tool-set.ts',
      find: 'sent = [...kept, ...added]',
      replace: 'sent.splice(0, sent.length, ...kept, ...added)',
    },
    {
      file: 'src/tool-set.ts',
      find: 'blocks: [...sent]',
      replace: 'blocks: sent',
    },
    {
      file: 'src/tool-set.ts',
      find: `    sent = []
`,
      replace: `    sent.length = 0
`,
    },
  ],
  catches: ['in-flight'],
})
