import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'search-threshold',
  title: {
    en: 'Blocks are sorted by name, always',
    zh: '工具块始终按名字排序',
  },
  edits: [
    {
      file: 'src/disclosure.ts',
      find: '  return { blocks: () => [...blocks], search,',
      replace: `  const byCodePoint = (a: ToolBlock, b: ToolBlock) => (a.name < b.name ? -1 : 1)
  return { blocks: () => [...blocks].sort(byCodePoint), search,`,
    },
  ],
  catches: ['appended'],
})
