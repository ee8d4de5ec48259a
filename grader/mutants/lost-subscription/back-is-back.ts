import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'lost-subscription',
  title: {
    en: 'When the stream is back all is well',
    zh: '流恢复了，就一切如常',
  },
  edits: [
    {
      file: 'src/listening.ts',
      find: `        if (drops > 0) onNotification(CHANGED)
`,
      replace: `        if (drops > 0) log('listening again')
`,
    },
  ],
  catches: ['missed'],
})
