import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'wrong-audience',
  title: {
    en: 'The resource was named on the login page, once is enough',
    zh: '登录页上已经报过 resource，一次就够了',
  },
  edits: [
    {
      file: 'src/token-request.ts',
      find: '{ endpoint, client, resource }: Audience',
      replace: '{ endpoint, client }: Audience',
    },
    {
      file: 'src/token-request.ts',
      find: `  // Without \`resource\` the token would be good for some other server, or for any.
  const form = new URLSearchParams({ ...grant, resource })`,
      replace: '  const form = new URLSearchParams(grant)',
    },
  ],
  catches: ['right-resource'],
})
