import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'stable-set',
  title: {
    en: 'A new conversation starts with what is connected',
    zh: '新对话从已连接的工具开始',
  },
  edits: [
    {
      file: 'src/tool-set.ts',
      find: `  let sent: readonly ToolBlock[] = []
`,
      replace: `  let sent: readonly ToolBlock[] = []
  let away: readonly string[] = []
`,
    },
    {
      file: 'src/tool-set.ts',
      find: `    sent = [...kept, ...added]
`,
      replace: `    sent = [...kept, ...added]
    away = [...names].filter(name => !current.has(name))
`,
    },
    {
      file: 'src/tool-set.ts',
      find: `    sent = []
`,
      replace: `    sent = sent.filter(({ name }) => !away.includes(name))
`,
    },
  ],
  catches: ['new-conversation'],
})
