import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'same-server-twice',
  title: {
    en: 'Who is suppressed stays suppressed',
    zh: '被压下的就一直压着',
  },
  edits: [
    {
      file: 'src/manager.ts',
      find: `    for (const member of twins) {
      if (await connected(member)) return
    }`,
      replace: '    if (first) await connected(first)',
    },
  ],
  catches: ['dead-twin'],
})
