import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'wrong-audience',
  title: {
    en: 'A 401 says what is missing, not where to get it',
    zh: '401 只说缺什么，不说去哪里拿',
  },
  edits: [
    {
      file: 'src/bearer.ts',
      find: 'if (!token) return refused(401, pointer)',
      replace: `if (!token) return refused(401, { scope: scopes.join(' ') })`,
    },
  ],
  catches: ['says-where'],
})
