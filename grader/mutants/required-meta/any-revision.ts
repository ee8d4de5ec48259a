import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'required-meta',
  title: {
    en: 'A revision is a string, and any will do',
    zh: '版本是个字符串，写什么都行',
  },
  edits: [
    {
      file: 'src/answer.ts',
      find: `  if (requested === MODERN_VERSION) return
`,
      replace: `  if (typeof requested === 'string') return
`,
    },
  ],
  catches: ['unknown-revision'],
})
