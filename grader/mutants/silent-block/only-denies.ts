import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'silent-block',
  title: {
    en: 'Only a refusal is worth a record',
    zh: '只有拒绝值得记',
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
