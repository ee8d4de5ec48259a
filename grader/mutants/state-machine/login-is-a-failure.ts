import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'state-machine',
  title: {
    en: 'Whoever asks for a login has failed',
    zh: '要求登录，也就是失败了',
  },
  edits: [
    {
      file: 'src/member.ts',
      find: `  const type = cause.name === 'NeedsAuth' ? 'challenge' : 'fail'`,
      replace: `  const type = 'fail'`,
    },
  ],
  catches: ['connect-again'],
})
