import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'zero-calls',
  title: {
    en: 'A span begins when it is told',
    zh: 'span 从记下的那一刻开始',
  },
  edits: [
    {
      file: 'src/telemetry.ts',
      find: `      startTime: now - ms,
`,
      replace: `      startTime: now,
`,
    },
  ],
  catches: ['span-of-a-call', 'who-did-not-come'],
})
