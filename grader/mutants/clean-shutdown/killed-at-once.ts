import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'clean-shutdown',
  title: {
    en: 'Closing is killing',
    zh: '关闭就是直接杀掉',
  },
  edits: [
    {
      file: 'src/child.ts',
      find: `    child.stdin.end()
    if (!(await endsWithin(graceMs))) {
      signal('SIGTERM')
      await endsWithin(graceMs)
    }
    // Also when the child left by itself: what it started may still be there.
    signal('SIGKILL')`,
      replace: `    signal('SIGKILL')`,
    },
  ],
  catches: ['eof-first', 'stubborn'],
})
