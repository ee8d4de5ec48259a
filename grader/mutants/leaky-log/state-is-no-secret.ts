import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'leaky-log',
  title: {
    en: 'The state is only a number that nobody needs',
    zh: 'state 不过是个随机数，没人要',
  },
  edits: [
    {
      file: 'src/secrets.ts',
      find: `['code', 'state', 'nonce',`,
      replace: `['code', 'nonce',`,
    },
  ],
  catches: ['redact-table', 'own-server'],
})
