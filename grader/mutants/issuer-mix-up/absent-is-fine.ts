import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'issuer-mix-up',
  title: {
    en: 'No iss, no problem',
    zh: '没有 iss 就不查',
  },
  edits: [
    {
      file: 'src/code-flow.ts',
      find: 'iss === undefined ? !mayLack : iss !== server.issuer',
      replace: 'mayLack !== undefined && iss !== undefined && iss !== server.issuer',
    },
  ],
  catches: ['who-answers'],
})
