import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'mirrored-headers',
  title: {
    en: 'An argument is found by its name',
    zh: '按名字就能找到参数',
  },
  edits: [
    {
      file: 'src/header-values.ts',
      find: 'visit(child, path && [...path, name])',
      replace: 'visit(child, path && [name])',
    },
  ],
  catches: ['params', 'sent'],
})
