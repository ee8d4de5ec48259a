import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'clean-shutdown',
  title: {
    en: 'The process that was started is the server',
    zh: '启动的那个进程就是服务端',
  },
  edits: [
    {
      file: 'src/child.ts',
      find: '      process.kill(HAS_PROCESS_GROUPS ? -child.pid : child.pid, kind)',
      replace: '      process.kill(child.pid, kind)',
    },
  ],
  catches: ['whole-group'],
})
