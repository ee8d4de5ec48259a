import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'state-machine',
  title: {
    en: 'An opening that has begun is waited for',
    zh: '已经开始的连接，等它自己结束',
  },
  edits: [
    {
      file: 'src/member.ts',
      find: '    giveUp.abort()\n',
      replace: '',
    },
  ],
  catches: ['end-early'],
})
