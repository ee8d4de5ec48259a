import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'never-called',
  title: {
    en: 'A name that begins alike is the same tool under another name',
    zh: '开头一样的名字，就是同一个工具改了名',
  },
  edits: [
    {
      file: 'src/never-called.ts',
      find: 'const strangers = sent.flat().filter(name => !known.has(name))',
      replace: 'const strangers = sent.flat()',
    },
    {
      file: 'src/never-called.ts',
      find: `  const known = new Set(tools.map(({ name }) => name))
`,
      replace: '',
    },
  ],
  catches: ['not-sent', 'renamed'],
})
