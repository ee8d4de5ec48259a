import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'wrong-audience',
  title: {
    en: 'A good token is good for everything',
    zh: 'token 有效就什么都能做',
  },
  edits: [
    {
      file: 'src/bearer.ts',
      find: 'const { payload } = await jwtVerify(',
      replace: 'await jwtVerify(',
    },
    {
      file: 'src/bearer.ts',
      find: `      const { scope } = payload
      const granted = typeof scope === 'string' ? scope.split(' ') : []
      return scopes.every(scope => granted.includes(scope)) ? undefined : 'scope'
`,
      replace: `      return undefined
`,
    },
  ],
  catches: ['tokens-refused'],
})
