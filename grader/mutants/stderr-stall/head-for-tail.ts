import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'stderr-stall',
  title: {
    en: 'The first words on stderr are kept, not the last',
    zh: 'stderr 留的是开头，不是结尾',
  },
  edits: [
    {
      file: 'src/child.ts',
      find: '    stderrTail = (stderrTail + text).slice(-STDERR_TAIL)',
      replace: '    stderrTail = (stderrTail + text).slice(0, STDERR_TAIL)',
    },
  ],
  catches: ['client-drains'],
})
