import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'shell-arguments',
  title: {
    en: 'Only `__proto__` is a bad name for a key',
    zh: '只有 `__proto__` 不能当键',
  },
  edits: [
    {
      file: 'src/shape.ts',
      find: "new Set(['__proto__', 'constructor', 'prototype'])",
      replace: "new Set(['__proto__'])",
    },
  ],
  catches: ['hostile-shapes'],
})
