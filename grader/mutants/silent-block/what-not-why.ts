import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'silent-block',
  title: {
    en: 'It is enough to know what was decided',
    zh: '知道决定了什么就够了',
  },
  symptom: {
    en: 'Two refusals by two rules are one point: the rule is not there.',
    zh: '两条规则各拒一次，却是同一个点：看不到是哪条规则。',
  },
  edits: [
    {
      file: 'src/telemetry.ts',
      find: `      const attributes = { server, decision, rule }
`,
      replace: `      void rule
      const attributes = { server, decision }
`,
    },
  ],
  catches: ['each-decision', 'of-a-server'],
})
