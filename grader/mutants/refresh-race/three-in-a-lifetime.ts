import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'refresh-race',
  title: {
    en: 'Three logins are enough for a lifetime',
    zh: '一辈子登录三次就够了',
  },
  edits: [
    {
      file: 'src/oauth.ts',
      find: `    if (known.given > known.refused) known.logins = 0
`,
      replace: '',
    },
  ],
  catches: ['bounded'],
})
