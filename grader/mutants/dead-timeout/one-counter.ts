import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'dead-timeout',
  title: {
    en: 'Timeouts are counted together',
    zh: '超时合在一起计数',
  },
  symptom: {
    en: '`workshop.timeouts` moves, and does not say which layer fired.',
    zh: '`workshop.timeouts` 会动，但看不出是哪一层触发的。',
  },
  edits: [
    {
      file: 'src/telemetry.ts',
      find: `    fired({ layer }: { layer: string }): void {
      timeouts.add(1, { layer })
`,
      replace: `    fired(_layer: { layer: string }): void {
      timeouts.add(1)
`,
    },
  ],
  catches: ['firings'],
})
