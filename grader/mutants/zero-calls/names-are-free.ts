import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'zero-calls',
  title: {
    en: 'A label costs nothing',
    zh: '标签不要钱',
  },
  edits: [
    {
      file: 'src/labels.ts',
      find: `    if (known.size >= MOST_NAMES) return OTHER
`,
      replace: '',
    },
  ],
  catches: ['names-are-limited'],
})
