import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'refresh-race',
  title: {
    en: 'The user may log in as often as it takes',
    zh: '用户想登录几次都行',
  },
  edits: [
    {
      file: 'src/oauth.ts',
      find: 'const MOST_LOGINS = 3',
      replace: 'const MOST_LOGINS = Number.POSITIVE_INFINITY',
    },
  ],
  catches: ['bounded'],
})
