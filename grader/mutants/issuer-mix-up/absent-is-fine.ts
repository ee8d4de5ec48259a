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
      find: `  const mayLack = !server.authorization_response_iss_parameter_supported
  if (iss === undefined ? !mayLack : iss !== server.issuer) {`,
      replace: '  if (iss !== undefined && iss !== server.issuer) {',
    },
  ],
  catches: ['who-answers'],
})
