import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'issuer-mix-up',
  title: {
    en: 'iss is looked at where it was promised',
    zh: '承诺过 iss 的才去看',
  },
  edits: [
    {
      file: 'src/code-flow.ts',
      find: 'iss === undefined ? !mayLack : iss !== server.issuer',
      replace: '!mayLack && iss !== server.issuer',
    },
  ],
  catches: ['who-answers'],
})
