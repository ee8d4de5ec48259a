import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'search-threshold',
  title: {
    en: 'The tools of the last search are the ones that are needed',
    zh: '上一次搜到的才是要用的',
  },
  edits: [
    {
      file: 'src/disclosure.ts',
      find: '    const loaded = close.filter(load)',
      replace: `    blocks.splice(1)
    sent.clear()
    const loaded = close.filter(load)`,
    },
  ],
  catches: ['found-and-called', 'appended', 'whole-conversation'],
})
