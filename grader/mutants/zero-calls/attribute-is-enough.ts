import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'zero-calls',
  title: {
    en: 'An error has its attribute, and that is enough',
    zh: '错误有属性就够了',
  },
  edits: [
    {
      file: 'src/telemetry.ts',
      find: `    if (ERROR in attributes) span.setStatus({ code: SpanStatusCode.ERROR })
`,
      replace: '',
    },
  ],
  catches: ['span-of-a-call', 'who-did-not-come'],
})
