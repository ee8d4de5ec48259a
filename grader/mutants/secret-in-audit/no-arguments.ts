import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'secret-in-audit',
  title: {
    en: 'Arguments are not written',
    zh: '不写参数',
  },
  edits: [
    {
      file: 'src/audit.ts',
      find: `      const all = { who, server, tool, args, decision, rule, result, context }
`,
      replace: `      void args
      const all = { who, server, tool, decision, rule, result, context }
`,
    },
  ],
  catches: ['one-line', 'rest-stays'],
})
