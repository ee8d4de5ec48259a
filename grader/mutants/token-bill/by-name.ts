import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'token-bill',
  title: {
    en: 'The servers are listed by name, so that they are found',
    zh: '服务端按名字列，方便查找',
  },
  edits: [
    {
      file: 'src/measure.ts',
      find: 'dearest(a, b) || byCodePoint(a.server, b.server)',
      replace: 'byCodePoint(a.server, b.server)',
    },
  ],
  catches: ['counted'],
})
