import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'refresh-race',
  title: {
    en: 'invalid_grant means that the user has to log in',
    zh: 'invalid_grant 就是要用户重新登录',
  },
  edits: [
    {
      file: 'src/refresh.ts',
      find: `      const winner = await shelf.load(resource)
      if (winner && winner.accessToken !== used.accessToken) return winner
`,
      replace: '',
    },
  ],
  catches: ['losing-refresh'],
})
