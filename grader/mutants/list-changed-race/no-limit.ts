import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'list-changed-race',
  title: {
    en: 'A server that notifies has a reason to',
    zh: '服务端发通知，总有它的道理',
  },
  edits: [
    {
      file: 'src/tool-list.ts',
      find: 'const LISTINGS_PER_WINDOW = 2',
      replace: 'const LISTINGS_PER_WINDOW = 10_000',
    },
  ],
  catches: ['feedback'],
})
