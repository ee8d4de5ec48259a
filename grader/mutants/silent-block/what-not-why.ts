import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'silent-block',
  title: {
    en: 'It is enough to know what was decided',
    zh: '知道决定了什么就够了',
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
