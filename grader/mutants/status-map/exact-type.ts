import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'status-map',
  title: {
    en: 'The type is application/json, letter by letter',
    zh: '类型必须一字不差是 application/json',
  },
  edits: [
    {
      file: 'src/posted.ts',
      find: 'if (!/^application\\/json\\s*(;|$)/i.test(type)) {',
      replace: `if (type !== 'application/json') {`,
    },
  ],
  catches: ['unreadable'],
})
