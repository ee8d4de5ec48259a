import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'order-drift',
  title: {
    en: 'An array keeps its order, so nothing in it is touched',
    zh: '数组要保持次序，所以里面什么都不动',
  },
  edits: [
    {
      file: 'src/blocks.ts',
      find: `  if (Array.isArray(value)) return value.map(canonical) as T
`,
      replace: `  if (Array.isArray(value)) return value
`,
    },
  ],
  catches: ['schema-keys'],
})
