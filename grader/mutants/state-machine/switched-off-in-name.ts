import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'state-machine',
  title: {
    en: 'A server that is switched off is not asked any more',
    zh: '关了的服务端，不再理它就是',
  },
  edits: [
    {
      file: 'src/member.ts',
      find: `    giveUp.abort()
    await ending?.close()
    await opening`,
      replace: `    giveUp.abort()
    if (event.type === 'close') await ending?.close()
    await opening`,
    },
  ],
  catches: ['disable'],
})
