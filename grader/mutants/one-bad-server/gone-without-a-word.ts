import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'one-bad-server',
  title: {
    en: 'Why a server has gone is told to nobody',
    zh: '服务端为什么没了，跟谁都不说',
  },
  edits: [
    {
      file: 'src/member.ts',
      find: '    move(endingFor(reason))',
      replace: `    void reason
    move({ type: 'fail' })`,
    },
  ],
  catches: ['crash-in-call'],
})
