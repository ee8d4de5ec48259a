import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'never-called',
  title: {
    en: 'A rule that matched has blocked it',
    zh: '有规则匹配上，就是被它拦了',
  },
  edits: [
    {
      file: 'src/never-called.ts',
      find: "({ name: asked, decision }) => asked === name && decision === 'deny'",
      replace: '({ name: asked }) => asked === name',
    },
  ],
  catches: ['blocked-or-buried'],
})
