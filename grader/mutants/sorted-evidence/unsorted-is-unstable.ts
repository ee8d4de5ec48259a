import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'sorted-evidence',
  title: {
    en: 'A list that is not sorted cannot be stable',
    zh: '没排过序的列表不可能稳定',
  },
  edits: [
    {
      file: 'src/drift.ts',
      find: `  const stood = [...before.keys()].filter(name => now.has(name))
`,
      replace: `  const stood = [...stayed].sort()
`,
    },
  ],
  catches: ['planted', 'constant'],
})
