import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'search-recall',
  title: {
    en: 'Nobody asks by the name without its prefix',
    zh: '没人会不带前缀地报名字',
  },
  edits: [
    {
      file: 'src/search.ts',
      find: '(tool === named ? above : 0)',
      replace: '0',
    },
  ],
  catches: ['exact-name'],
})
