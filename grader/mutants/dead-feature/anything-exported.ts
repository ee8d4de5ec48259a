import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'dead-feature',
  title: {
    en: 'Whatever is exported should be called',
    zh: '凡是导出的都该被调用',
  },
  edits: [
    {
      file: 'src/reachability.ts',
      find: '([file, { exports, functions }])',
      replace: '([file, { exports }])',
    },
    {
      file: 'src/reachability.ts',
      find: `      .filter(([, local]) => functions.has(local))
`,
      replace: '',
    },
  ],
  catches: ['real-uses', 'same-name'],
})
