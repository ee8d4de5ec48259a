import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'small-denominator',
  title: {
    en: 'When its time is up, everybody may try',
    zh: '到点之后谁都可以试',
  },
  symptom: {
    en: 'When the pause is over, several calls go through at the same time.',
    zh: '暂停时间一到，好几个调用同时放行。',
  },
  edits: [
    {
      file: 'src/breaker.ts',
      find: "    const isTime = circuit.state === 'open' && clock.now() >= circuit.untilMs",
      replace: '    const isTime = clock.now() >= circuit.untilMs',
    },
    {
      file: 'src/breaker.ts',
      find: `    circuit.untilMs = clock.now() + probeMs
`,
      replace: '',
    },
  ],
  catches: ['one-probe'],
})
