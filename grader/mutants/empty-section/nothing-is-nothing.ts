import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'empty-section',
  title: {
    en: '`null` and lists have no entries, so they add none',
    zh: 'null 和列表里没有条目，所以什么也不加',
  },
  edits: [
    {
      file: 'src/parse.ts',
      find: '  if (isObject(section)) return { section }',
      replace: `  if (!section || typeof section === 'object') return { section: section ?? {} }`,
    },
  ],
  catches: ['null-or-list'],
})
