import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'dead-feature',
  title: {
    en: 'A use has parentheses',
    zh: '有括号才算用',
  },
  edits: [
    {
      file: 'src/reachability.ts',
      find: "  const isMethod = after === '('",
      replace: `  if (after !== '(' && after !== '.') return false
  const isMethod = after === '('`,
    },
  ],
  catches: ['real-uses'],
})
