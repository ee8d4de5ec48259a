import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'pagination',
  title: {
    en: 'A list is an answer',
    zh: '一个响应就是整张列表',
  },
  edits: [
    {
      file: 'src/tool-list.ts',
      find: `    cursor = page.nextCursor
    if (cursor === undefined) return [...tools.values()]`,
      replace: `    cursor = undefined as string | undefined
    if (cursor === undefined) return [...tools.values()]`,
    },
  ],
  catches: ['all-pages', 'stuck-cursor'],
})
