import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'needs-auth',
  title: {
    en: 'Only the endpoint that gets the code has to be safe',
    zh: '只有接收授权码的端点才需要安全',
  },
  edits: [
    {
      file: 'src/login.ts',
      find: 'const { authorization_endpoint, token_endpoint, registration_endpoint } = last',
      replace: 'const { token_endpoint, registration_endpoint } = last',
    },
    {
      file: 'src/login.ts',
      find: 'for (const endpoint of [authorization_endpoint, token_endpoint, ...optional]) {',
      replace: 'for (const endpoint of [token_endpoint, ...optional]) {',
    },
  ],
  catches: ['safe-endpoints'],
})
