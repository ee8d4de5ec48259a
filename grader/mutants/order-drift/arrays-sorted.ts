import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'order-drift',
  title: {
    en: 'What is sorted is the same everywhere, arrays included',
    zh: '排过序的到哪都一样，数组也不例外',
  },
  edits: [
    {
      file: 'src/blocks.ts',
      find: 'return value.map(canonical) as T',
      replace: 'return value.map(canonical).sort() as T',
    },
  ],
  catches: ['schema-keys'],
})
