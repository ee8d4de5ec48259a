import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'list-changed-race',
  title: {
    en: 'A listing is already on its way, so the news is in it',
    zh: '正在列着呢，新变化自然会包含在内',
  },
  edits: [
    {
      file: 'src/tool-list.ts',
      find: `    isStale = true
    listing ??=`,
      replace: `    if (!listing) isStale = true
    listing ??=`,
    },
  ],
  catches: ['race'],
})
