import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'sorted-evidence',
  title: {
    en: 'The hash is taken of the sorted names, so that it is stable',
    zh: '给排好序的名字取哈希，哈希才稳定',
  },
  edits: [
    {
      file: 'src/order.ts',
      find: 'blocks.map(({ name }) => name)',
      replace: 'blocks.map(({ name }) => name).sort()',
    },
  ],
  catches: ['hashes'],
})
