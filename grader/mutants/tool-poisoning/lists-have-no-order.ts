import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'tool-poisoning',
  title: {
    en: 'Lists are sorted as well',
    zh: '列表也一起排序',
  },
  symptom: {
    en: 'The order of an `enum` changes, and the tool is the same.',
    zh: '`enum` 的顺序变了，工具仍算 same。',
  },
  edits: [
    {
      file: 'src/definition.ts',
      find: 'return value.map(sorted)',
      replace: 'return value.map(sorted).sort()',
    },
  ],
  catches: ['changed'],
})
