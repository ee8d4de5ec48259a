import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'needs-auth',
  title: {
    en: 'One document is enough to know a server',
    zh: '看一份文档就够了解一个服务端',
  },
  edits: [
    {
      file: 'src/login.ts',
      find: `    if (server.code_challenge_methods_supported?.includes('S256')) break`,
      replace: '    break',
    },
  ],
  catches: ['promised-pkce'],
})
