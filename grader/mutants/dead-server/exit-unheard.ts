import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'dead-server',
  title: {
    en: 'Nobody listens for the exit',
    zh: '没人听进程退出',
  },
  edits: [
    {
      file: 'src/client.ts',
      find: `  void child.gone.then(fail)
`,
      replace: '',
    },
  ],
  catches: ['pending-rejects', 'later-calls', 'no-command', 'instant-exit'],
})
