import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'unset-variable',
  title: {
    en: 'A variable that is not there is empty',
    zh: '不存在的变量就是空串',
  },
  edits: [
    {
      file: 'src/expand.ts',
      find: `      unset.push(name)
      return whole`,
      replace: `      void whole
      return ''`,
    },
  ],
  catches: ['table', 'everywhere', 'never-starts'],
})
