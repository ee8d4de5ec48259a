import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'leaky-log',
  title: {
    en: 'The experiment logs the place, not the query',
    zh: '破坏实验只记地址，不记查询串',
  },
  edits: [
    {
      file: 'break/leaky-log.ts',
      find: `log(\`login: came back to \${url}\`)`,
      replace: `log(\`login: came back to \${url.split('?')[0]}\`)`,
    },
  ],
  catches: ['hit'],
})
