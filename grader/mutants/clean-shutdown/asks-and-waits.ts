import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'clean-shutdown',
  title: {
    en: 'Every program leaves when it gets SIGTERM',
    zh: '收到 SIGTERM，程序总会走的',
  },
  edits: [
    {
      file: 'src/child.ts',
      find: `      await endsWithin(graceMs)
    }
    // Also when the child left by itself: what it started may still be there.
    signal('SIGKILL')
`,
      replace: `    }
`,
    },
  ],
  catches: ['stubborn', 'whole-group'],
})
