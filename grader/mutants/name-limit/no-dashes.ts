import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'name-limit',
  title: {
    en: 'Names are made of letters, digits and underscores',
    zh: '名字只由字母、数字和下划线组成',
  },
  edits: [
    {
      file: 'src/naming.ts',
      find: 'const JOINABLE = /^[a-zA-Z0-9-]+(?:_[a-zA-Z0-9-]+)*$/',
      replace: 'const JOINABLE = /^[a-zA-Z0-9]+(?:_[a-zA-Z0-9]+)*$/',
    },
  ],
  catches: ['readable'],
})
