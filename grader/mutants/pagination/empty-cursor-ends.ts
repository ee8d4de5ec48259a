import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'pagination',
  title: {
    en: 'An empty cursor is no cursor',
    zh: '游标为空就是没有下一页',
  },
  edits: [
    {
      file: 'src/tool-list.ts',
      find: '    if (cursor === undefined) return [...tools.values()]',
      replace: '    if (!cursor) return [...tools.values()]',
    },
  ],
  catches: ['all-pages', 'stuck-cursor'],
})
