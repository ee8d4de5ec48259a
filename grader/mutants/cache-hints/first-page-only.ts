import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'cache-hints',
  title: {
    en: 'A list that has changed is read again from its first page',
    zh: '列表变了，从第一页重新读就行',
  },
  edits: [
    {
      file: 'src/list-cache.ts',
      find: '    invalidate: (server: string): void => void entriesOf.delete(server),',
      replace: `    invalidate(server: string): void {
      const entries = entriesOf.get(server) ?? []
      entriesOf.set(
        server,
        entries.filter(entry => entry.cursor !== undefined),
      )
    },`,
    },
  ],
  catches: ['changed'],
})
