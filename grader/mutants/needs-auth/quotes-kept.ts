import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'needs-auth',
  title: {
    en: 'What stands in quotes is taken as it is',
    zh: '引号里的内容原样照搬',
  },
  edits: [
    {
      file: 'src/challenges.ts',
      find: `const value = token ?? quoted?.replace(/\\\\(.)/g, '$1') ?? ''`,
      replace: `const value = token ?? quoted ?? ''`,
    },
  ],
  catches: ['challenge-forms'],
})
