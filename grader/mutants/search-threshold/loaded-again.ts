import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'search-threshold',
  title: {
    en: 'A tool that is found again is loaded again',
    zh: '再次搜到就再加载一遍',
  },
  edits: [
    {
      file: 'src/disclosure.ts',
      find: '    if (!tool || sent.has(name)) return false',
      replace: '    if (!tool) return false',
    },
  ],
  catches: ['appended'],
})
