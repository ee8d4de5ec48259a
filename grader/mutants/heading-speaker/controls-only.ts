import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'heading-speaker',
  title: {
    en: 'Control characters are those of ASCII',
    zh: '控制字符就是 ASCII 里的那些',
  },
  edits: [
    {
      file: 'src/instructions.ts',
      find: '[\\p{Cc}\\p{Cf}\\p{DI}\\p{Cs}\\u2028\\u2029]',
      replace: '[\\0-\\x1f\\x7f]',
    },
  ],
  catches: ['unseen', 'server-names'],
})
