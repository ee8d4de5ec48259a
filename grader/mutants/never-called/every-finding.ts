import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'never-called',
  title: {
    en: 'Whatever the linter finds may be the reason',
    zh: '检查器查出什么都可能是原因',
  },
  edits: [
    {
      file: 'src/never-called.ts',
      find: `    ({ name, rule }) =>
      name === tool.name && (rule === 'no-what' || rule === 'no-when'),`,
      replace: '    ({ name }) => name === tool.name,',
    },
  ],
  catches: ['not-sent', 'blocked-or-buried', 'words'],
})
