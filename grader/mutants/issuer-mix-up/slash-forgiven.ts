import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'issuer-mix-up',
  title: {
    en: 'A slash more or less is the same issuer',
    zh: '多个斜杠少个斜杠，都是同一个签发者',
  },
  edits: [
    {
      file: 'src/code-flow.ts',
      find: 'iss === undefined ? !mayLack : iss !== server.issuer',
      replace: `iss === undefined ? !mayLack : iss.replace(/\\/$/, '') !== server.issuer`,
    },
  ],
  catches: ['who-answers'],
})
