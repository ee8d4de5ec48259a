import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'same-server-twice',
  title: {
    en: 'Two names are two servers',
    zh: '两个名字就是两个服务端',
  },
  edits: [
    {
      file: 'src/manager.ts',
      find: `      const { signature } = member.entry
      groups.set(`,
      replace: `      const signature = member.entry.name
      groups.set(`,
    },
  ],
  catches: ['one-connects', 'explicit-wins', 'dead-twin'],
})
