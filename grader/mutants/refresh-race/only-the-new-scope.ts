import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'refresh-race',
  title: {
    en: 'The missing scope is what the login asks for',
    zh: '缺哪个 scope，登录就要哪个',
  },
  edits: [
    {
      file: 'src/login.ts',
      find: 'const scope = isStep ? unite(before, asked) : asked',
      replace: 'const scope = isStep ? unite(asked) : unite(asked, before)',
    },
  ],
  catches: ['step-up'],
})
