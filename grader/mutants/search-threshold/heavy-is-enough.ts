import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'search-threshold',
  title: {
    en: 'A tenth of the window is too much, however few tools there are',
    zh: '占到窗口的十分之一就该搜，不管有几个工具',
  },
  edits: [
    {
      file: 'src/disclosure.ts',
      find: `  if (count < FEW) return { mode: 'all', reason: \`\${count} tools, fewer than \${FEW}\` }
`,
      replace: '',
    },
  ],
  catches: ['when'],
})
