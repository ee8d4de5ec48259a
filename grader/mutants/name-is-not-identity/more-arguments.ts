import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'name-is-not-identity',
  title: {
    en: 'Arguments may follow the ones that were allowed',
    zh: '放行的参数后面可以再加参数',
  },
  edits: [
    {
      file: 'src/server-rules.ts',
      find: 'actual.length === wanted.length &&',
      replace: 'actual.length >= wanted.length &&',
    },
  ],
  catches: ['whole-command'],
})
