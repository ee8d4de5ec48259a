import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'small-denominator',
  title: {
    en: 'The last hundred calls count, however long ago',
    zh: '看最近一百次调用，不管是多久以前的',
  },
  symptom: {
    en: 'Failures of more than a minute ago still help to open it.',
    zh: '一分多钟以前的失败仍然算在打开的理由里。',
  },
  edits: [
    {
      file: 'src/circuit.ts',
      find: '    const kept = outcomes.findIndex(({ at }) => now - at < windowMs)',
      replace: `    void [now, windowMs]
    const kept = Math.max(0, outcomes.length - 100)`,
    },
  ],
  catches: ['too-few'],
})
