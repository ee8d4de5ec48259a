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
      find: `  const mayLack = !server.authorization_response_iss_parameter_supported
  if (iss === undefined ? !mayLack : iss !== server.issuer) {`,
      replace: `  const isPromised = server.authorization_response_iss_parameter_supported
  if (isPromised && iss !== server.issuer) {`,
    },
  ],
  catches: ['who-answers'],
})
