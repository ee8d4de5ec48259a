import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'order-drift',
  title: {
    en: 'Names are sorted as people read them',
    zh: '按人习惯的次序给名字排序',
  },
  edits: [
    {
      file: 'src/blocks.ts',
      find: '    byCodePoint(a.name, b.name) || byCodePoint(',
      replace: '    a.name.localeCompare(b.name) || byCodePoint(',
    },
  ],
  catches: ['code-points'],
})
