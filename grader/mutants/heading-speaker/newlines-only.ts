import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'heading-speaker',
  title: { en: 'A line ends at a newline', zh: '换行符才算一行的结束' },
  edits: [
    {
      file: 'src/instructions.ts',
      find: 'const LINE_END = /\\r\\n|[\\n\\v\\f\\r\\u0085\\u2028\\u2029]/',
      replace: 'const LINE_END = /\\r?\\n/',
    },
  ],
  catches: ['line-ends'],
})
