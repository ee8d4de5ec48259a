import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'list-changed-race',
  title: {
    en: 'Each notification is answered with a listing',
    zh: '来一个通知就列一次',
  },
  edits: [
    {
      file: 'src/tool-list.ts',
      find: `    if (recent.length < LISTINGS_PER_WINDOW) {
      recent.push(now)
      void refresh()
    } else {`,
      replace: `    if (recent.length < 1000) {
      recent.push(now)
      void allPages(options).then(replace)
    } else {`,
    },
  ],
  catches: ['storm', 'race', 'feedback'],
})
