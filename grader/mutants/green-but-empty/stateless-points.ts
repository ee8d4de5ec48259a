import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'green-but-empty',
  title: {
    en: 'A point is for a layer, whatever its state',
    zh: '每层一个点，不管什么状态',
  },
  symptom: {
    en: '`workshop.health` moves, but ok and failing are one and the same point.',
    zh: '`workshop.health` 会动，但 ok 和 failing 落在同一个点上。',
  },
  edits: [
    {
      file: 'src/telemetry.ts',
      find: `      const { server, layer, state } = finding
      states.add(1, { server, layer, state })
`,
      replace: `      const { server, layer } = finding
      states.add(1, { server, layer })
`,
    },
  ],
  catches: ['health-moves'],
})
