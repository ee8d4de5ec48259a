import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'issuer-mix-up',
  title: {
    en: 'PKCE protects the code, so the state is for show',
    zh: '有 PKCE 保护授权码，state 只是摆设',
  },
  edits: [
    {
      file: 'src/code-flow.ts',
      find: `  if (only('state') !== state) {
    throw new AuthorizationFailed('the answer belongs to another login')
  }
`,
      replace: '',
    },
  ],
  catches: ['own-login'],
})
