import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'name-limit',
  title: {
    en: 'Names are compared without case, so they are lowered',
    zh: '名字不分大小写，干脆全转小写',
  },
  edits: [
    {
      file: 'src/naming.ts',
      find: '  const pair = JSON.stringify([server, tool])',
      replace: '  const pair = JSON.stringify([server, tool]).toLowerCase()',
    },
  ],
  catches: ['distinct'],
})
