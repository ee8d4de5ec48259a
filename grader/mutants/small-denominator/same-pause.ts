import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'small-denominator',
  title: {
    en: 'It waits for the same time each time',
    zh: '每次等的时间都一样',
  },
  symptom: {
    en: 'However often a probe fails, each pause is as long as the first.',
    zh: '探测失败多少次，每次暂停都和第一次一样长。',
  },
  edits: [
    {
      file: 'src/breaker.ts',
      find: `    circuit.openMs = Math.min(circuit.openMs * 2, maxOpenMs)
`,
      replace: `    circuit.openMs = Math.min(circuit.openMs, maxOpenMs)
`,
    },
  ],
  catches: ['reopens'],
})
