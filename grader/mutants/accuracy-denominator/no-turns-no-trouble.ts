import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'accuracy-denominator',
  title: {
    en: 'Under the minimum there is nothing to say, and 0 is no case of its own',
    zh: '不到下限就不报，0 不必单独考虑',
  },
  edits: [
    {
      file: 'src/accuracy.ts',
      find: 'needed === 0 || needed < minimum',
      replace: 'needed < minimum',
    },
  ],
  catches: ['too-few'],
})
