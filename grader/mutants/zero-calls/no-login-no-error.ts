import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'zero-calls',
  title: {
    en: 'A server that did not come is no error',
    zh: '没连上不算错误',
  },
  edits: [
    {
      file: 'src/telemetry.ts',
      find: `        ...(state !== 'connected' && { [ERROR]: state }),
`,
      replace: '',
    },
  ],
  catches: ['who-did-not-come'],
})
