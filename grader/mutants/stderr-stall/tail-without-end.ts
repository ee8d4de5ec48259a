import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'stderr-stall',
  title: {
    en: 'All of stderr is kept',
    zh: 'stderr 全部留着',
  },
  edits: [
    {
      file: 'src/child.ts',
      find: '    stderrTail = (stderrTail + text).slice(-STDERR_TAIL)',
      replace: '    stderrTail += text',
    },
  ],
  catches: ['client-drains'],
})
