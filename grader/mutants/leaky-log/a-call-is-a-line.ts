import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'leaky-log',
  title: {
    en: 'One call, one line',
    zh: '调用一次就是一行',
  },
  edits: [
    {
      file: 'src/log.ts',
      find: "log?.(redact(line).replace(/[\\p{Cc}\\u2028\\u2029]/gu, ' '))",
      replace: 'log?.(redact(line))',
    },
  ],
  catches: ['one-line'],
})
