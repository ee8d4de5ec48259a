import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'cache-hints',
  title: {
    en: 'A page is thrown away when its time is over',
    zh: '页一到期就清掉',
  },
  edits: [
    {
      file: 'src/list-cache.ts',
      find: '    entriesOf.set(server, [...others, { user, cursor, page, until }])',
      replace: `    const entry = { user, cursor, page, until }
    entriesOf.set(server, [...others, entry])
    clock.after(lifeOf(page), () => {
      const left = (entriesOf.get(server) ?? []).filter(other => other !== entry)
      entriesOf.set(server, left)
    })`,
    },
  ],
  catches: ['counted'],
})
