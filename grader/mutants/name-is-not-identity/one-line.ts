import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'name-is-not-identity',
  title: {
    en: 'A command is a line',
    zh: '命令就是一行文本',
  },
  edits: [
    {
      file: 'src/server-rules.ts',
      find: 'actual.length === wanted.length && wanted.every((part, n) => part === actual[n])',
      replace: "actual.join(' ') === wanted.join(' ')",
    },
  ],
  catches: ['whole-command'],
})
