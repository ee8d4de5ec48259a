import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'clean-shutdown',
  title: {
    en: 'A timer keeps the server alive after its input has ended',
    zh: '一个定时器让服务端在输入结束后还活着',
  },
  edits: [
    {
      file: 'src/server.ts',
      find: '  serve({ tools, input: process.stdin, output: process.stdout })',
      replace: `  serve({ tools, input: process.stdin, output: process.stdout })
  setInterval(() => console.error('still serving'), 60_000)`,
    },
  ],
  catches: ['server-eof', 'server-pipe'],
})
