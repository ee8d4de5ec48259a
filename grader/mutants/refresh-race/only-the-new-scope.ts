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
      find: `  // Whoever asks for the missing one alone has lost the others.
  const isStep = challenge.error === 'insufficient_scope'
  const scope = isStep ? unite(before, asked) : asked
  return scope &&`,
      replace: `  const scope = unite(asked)
  return scope &&`,
    },
  ],
  catches: ['step-up'],
})
