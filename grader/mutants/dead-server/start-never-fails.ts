import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'dead-server',
  title: {
    en: 'A command can always be started',
    zh: '命令总能启动起来',
  },
  edits: [
    {
      file: 'src/child.ts',
      find: `    child.once('error', resolve)
`,
      replace: '',
    },
  ],
  catches: ['no-command'],
})
