import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'dead-server',
  title: {
    en: 'The error says that it died, not what it said',
    zh: '错误只说它死了，没说它死前说了什么',
  },
  edits: [
    {
      file: 'src/child.ts',
      find: `      exitCode,
      signal,
      stderrTail,
`,
      replace: `      exitCode,
      signal,
`,
    },
  ],
  catches: ['pending-rejects'],
})
