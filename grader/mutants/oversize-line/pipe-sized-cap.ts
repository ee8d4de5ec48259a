import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'oversize-line',
  title: {
    en: 'A line fits into 64 KiB, as a pipe does',
    zh: '一行不会超过 64 KiB，跟管道一样',
  },
  edits: [
    {
      file: 'src/framing.ts',
      find: 'const DEFAULT_MAX_BYTES = 16 * 1024 * 1024',
      replace: 'const DEFAULT_MAX_BYTES = 64 * 1024',
    },
  ],
  catches: ['ordinary-200k'],
})
