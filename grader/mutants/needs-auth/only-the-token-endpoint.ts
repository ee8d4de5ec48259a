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
      find: 'for (const endpoint of [authorization_endpoint, token_endpoint, ...optional]) {',
      replace: `void authorization_endpoint
  for (const endpoint of [token_endpoint, ...optional]) {`,
    },
  ],
  catches: ['safe-endpoints'],
})
