import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'instructions-delta',
  title: {
    en: 'Tools that are gone speak for themselves',
    zh: '工具没了，自然就知道它走了',
  },
  edits: [
    {
      file: 'src/instructions.ts',
      find: `  for (const name of known.keys()) wanted.set(name, goneNote(name))
`,
      replace: '',
    },
  ],
  catches: ['delta', 'new-conversation', 'last-word', 'any-order'],
})
