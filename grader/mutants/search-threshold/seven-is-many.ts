import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'search-threshold',
  title: {
    en: 'Fewer definitions are always cheaper',
    zh: '定义越少总是越省',
  },
  edits: [
    {
      file: 'src/disclosure.ts',
      find: 'const FEW = 15',
      replace: 'const FEW = 7',
    },
  ],
  catches: ['when'],
})
