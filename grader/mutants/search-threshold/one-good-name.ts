import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'search-threshold',
  title: {
    en: 'Nobody else has a tool of this name',
    zh: '没有别人的工具叫这个名字',
  },
  edits: [
    {
      file: 'src/disclosure.ts',
      find: `  while (taken.has(name)) name += '_'
`,
      replace: '',
    },
    {
      file: 'src/disclosure.ts',
      find: `  const taken = new Set(tools.map(({ name }) => name))
`,
      replace: '',
    },
    {
      file: 'src/disclosure.ts',
      find: `  let name = 'search_tools'`,
      replace: `  const name = 'search_tools'`,
    },
  ],
  catches: ['appended'],
})
