import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'deny-wins',
  title: {
    en: 'A rule means exactly one start, in both lists',
    zh: '规则只认一模一样的启动方式，两个列表都一样',
  },
  edits: [
    {
      file: 'src/server-rules.ts',
      find: '    denies: starts,',
      replace:
        '    denies: server => starts(server) && startsAsWritten(server.config),',
    },
  ],
  catches: ['servers'],
})
