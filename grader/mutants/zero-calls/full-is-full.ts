import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'zero-calls',
  title: {
    en: 'When the labels are full, everybody is another',
    zh: '标签满了，谁都算别人',
  },
  edits: [
    {
      file: 'src/labels.ts',
      find: `    if (known.has(name)) return name
    if (known.size >= MOST_NAMES) return OTHER
`,
      replace: `    if (known.size >= MOST_NAMES) return OTHER
`,
    },
  ],
  catches: ['names-are-limited'],
})
