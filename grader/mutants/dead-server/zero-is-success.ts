import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'dead-server',
  title: {
    en: 'A server that exits with 0 has done its work',
    zh: '退出码是 0，说明服务端干完活了',
  },
  edits: [
    {
      file: 'src/client.ts',
      find: `  void child.gone.then(fail)
`,
      replace: `  void child.gone.then(exit => {
    if (exit.exitCode !== 0) fail(exit)
  })
`,
    },
  ],
  catches: ['instant-exit'],
})
