import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'stdout-noise',
  title: {
    en: 'Only console.log is sent to stderr',
    zh: '只把 console.log 改道到 stderr',
  },
  edits: [
    {
      file: 'src/stdout.ts',
      find: 'process.stdout.write = process.stderr.write.bind(process.stderr)',
      replace: 'console.log = console.error',
    },
  ],
  catches: ['server-console'],
})
