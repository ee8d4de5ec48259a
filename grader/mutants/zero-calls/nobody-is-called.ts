import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'zero-calls',
  title: {
    en: 'A call is a span like any other',
    zh: '调用就是个普通的 span',
  },
  edits: [
    {
      file: 'src/telemetry.ts',
      find: '      kind: SpanKind.CLIENT,',
      replace: '      kind: SpanKind.INTERNAL,',
    },
  ],
  catches: ['span-of-a-call', 'who-did-not-come'],
})
