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
      find: `if (only('state') !== state) {`,
      replace: 'if (state === undefined) {',
    },
  ],
  catches: ['own-login'],
})
