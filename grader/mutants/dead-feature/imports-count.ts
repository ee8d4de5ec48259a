import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'dead-feature',
  title: {
    en: 'Whoever imports it uses it',
    zh: '导入就是在用',
  },
  edits: [
    {
      file: 'src/reachability.ts',
      find: `    if (clause) {
      at = clause[1]
      continue
    }
`,
      replace: `    void clause
`,
    },
  ],
  catches: ['no-calls'],
})
