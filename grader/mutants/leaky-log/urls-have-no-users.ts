import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'leaky-log',
  title: {
    en: 'Nobody writes a password into a URL',
    zh: '没有人把密码写进 URL',
  },
  edits: [
    {
      file: 'src/secrets.ts',
      find: 'const user = userAt(text, at)',
      replace: 'const user = undefined as Range | undefined',
    },
  ],
  catches: ['redact-table'],
})
