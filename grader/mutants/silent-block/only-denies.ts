import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'silent-block',
  title: {
    en: 'Only a refusal is worth a record',
    zh: '只有拒绝值得记',
  },
  symptom: {
    en: 'What was allowed or asked moves no metric.',
    zh: '放行和询问的决定不动任何指标。',
  },
  edits: [
    {
      file: 'src/telemetry.ts',
      find: `      const attributes = { server, decision, rule }
`,
      replace: `      if (decision !== 'deny') return
      const attributes = { server, decision, rule }
`,
    },
  ],
  catches: ['each-decision'],
})
