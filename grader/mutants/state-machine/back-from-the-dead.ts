import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'state-machine',
  title: {
    en: 'A closed server can be started again',
    zh: '关掉的服务端还能再启动',
  },
  edits: [
    {
      file: 'src/connection.ts',
      find: '  closed: {},',
      replace: `  closed: { start: 'connecting' },`,
    },
  ],
  catches: ['table'],
})
