import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'issuer-mix-up',
  title: {
    en: 'The state is compared if one came back',
    zh: '带回了 state 才比对',
  },
  edits: [
    {
      file: 'src/code-flow.ts',
      find: `if (only('state') !== state) {`,
      replace: `if (only('state') && only('state') !== state) {`,
    },
  ],
  catches: ['own-login'],
})
