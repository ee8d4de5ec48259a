import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'error-or-iserror',
  title: {
    en: 'A misspelt tool name means the tool that begins alike',
    zh: '工具名拼错了，就当是开头相同的那个',
  },
  edits: [
    {
      file: 'src/answer.ts',
      find: `    const tool = tools.find(tool => tool.name === name)
`,
      replace: `    const tool =
      tools.find(tool => tool.name === name) ??
      tools.find(tool => tool.name.slice(0, 4) === String(name).slice(0, 4))
`,
    },
  ],
  catches: ['unknown-tool'],
})
