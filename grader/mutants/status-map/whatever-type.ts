import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'status-map',
  title: {
    en: 'Whoever names a type means JSON',
    zh: '写了类型的，就是 JSON',
  },
  edits: [
    {
      file: 'src/posted.ts',
      find: 'if (!/^application\\/json\\s*(;|$)/i.test(type)) {',
      replace: `if (type === 'nothing') {`,
    },
  ],
  catches: ['unreadable'],
})
