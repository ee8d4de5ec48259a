import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'small-denominator',
  title: {
    en: 'It waits for the same time each time',
    zh: '每次等的时间都一样',
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
