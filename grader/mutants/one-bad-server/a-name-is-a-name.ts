import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'one-bad-server',
  title: {
    en: 'What a server lists is a tool, and a tool has a name',
    zh: '列出来的就是工具，工具总有名字',
  },
  edits: [
    {
      file: 'src/tool-list.ts',
      find: `      if (typeof tool?.name !== 'string') continue
`,
      replace: '',
    },
  ],
  catches: ['nameless-tools'],
})
