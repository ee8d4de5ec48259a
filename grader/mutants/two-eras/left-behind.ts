import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'two-eras',
  title: {
    en: 'A connection that failed leaves its process running',
    zh: '连接失败了，进程还留在那里',
  },
  edits: [
    {
      file: 'src/client.ts',
      find: `    await close()
    throw cause`,
      replace: `    state = 'failed'
    throw cause`,
    },
  ],
  catches: ['silence-falls-back', 'modern-error-is-final', 'no-mutual'],
})
