import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'capability-gap',
  title: {
    en: 'Every server has tools',
    zh: '是服务端就有工具',
  },
  edits: [
    {
      file: 'src/member.ts',
      find: `    if ('tools' in from.capabilities) {`,
      replace: '    if (from.capabilities) {',
    },
  ],
  catches: ['no-tools'],
})
