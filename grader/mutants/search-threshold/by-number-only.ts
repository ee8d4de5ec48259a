import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'search-threshold',
  title: {
    en: 'The number of tools says how heavy they are',
    zh: '看个数就知道有多重',
  },
  edits: [
    {
      file: 'src/disclosure.ts',
      find: `mode: share < LARGE_SHARE ? 'all' : 'search'`,
      replace: `mode: count < (FEW + MANY) / 2 ? 'all' : 'search'`,
    },
  ],
  catches: ['when'],
})
