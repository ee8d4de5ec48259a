import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'sorted-evidence',
  title: {
    en: 'Each turn is compared with the first',
    zh: '每一轮都和第一轮比',
  },
  edits: [
    {
      file: 'src/drift.ts',
      find: `const before = turns[at - 1]
    if (!before) return []`,
      replace: `const [before] = turns
    if (!before || at === 0) return []`,
    },
  ],
  catches: ['planted'],
})
