import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'name-limit',
  title: {
    en: 'The beginning of a name is enough to tell it by',
    zh: '名字的开头就够认出它了',
  },
  edits: [
    {
      file: 'src/naming.ts',
      find: 'hashOf(server, tool)].join(SEPARATOR)',
      replace: `hashOf(server.slice(0, 40), tool.slice(0, 40))].join(
    SEPARATOR,
  )`,
    },
  ],
  catches: ['distinct'],
})
