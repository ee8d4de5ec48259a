import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'dead-timeout',
  title: {
    en: 'Timeouts are counted together',
    zh: '超时合在一起计数',
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
