import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'dead-server',
  title: {
    en: 'The exit changes the state, and the calls wait on',
    zh: '退出只改了状态，调用还在等',
  },
  edits: [
    {
      file: 'src/client.ts',
      find: `  void child.gone.then(fail)
`,
      replace: `  void child.gone.then(() => {
    if (state === 'connected') state = 'failed'
  })
`,
    },
  ],
  catches: ['pending-rejects', 'later-calls', 'no-command', 'instant-exit'],
})
