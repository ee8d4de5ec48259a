import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'cache-hints',
  title: {
    en: 'An empty cursor is no cursor',
    zh: '空游标就是没有游标',
  },
  edits: [
    {
      file: 'src/list-cache.ts',
      find: '[...others, { user, cursor, page, until }]',
      replace: '[...others, { user, cursor: cursor || undefined, page, until }]',
    },
    {
      file: 'src/list-cache.ts',
      find: 'entry => entry.cursor === cursor && clock.now() < entry.until',
      replace:
        'entry => entry.cursor === (cursor || undefined) && clock.now() < entry.until',
    },
    {
      file: 'src/list-cache.ts',
      find: 'entry => entry.user !== user || entry.cursor !== cursor,',
      replace:
        "entry => entry.user !== user || (entry.cursor ?? '') !== (cursor ?? ''),",
    },
  ],
  catches: ['by-page'],
})
