import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'zero-calls',
  title: {
    en: 'The share says it all',
    zh: '有占比就够了',
  },
  edits: [
    {
      file: 'src/telemetry.ts',
      find: '      exposure.record(tokens, { share, order })',
      replace: `      void tokens
      exposure.record(share, { share, order })`,
    },
  ],
  catches: ['each-exposure'],
})
