import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'blind-reconnect',
  title: {
    en: 'Everybody waits for exactly the same time',
    zh: '所有人等的时间分毫不差',
  },
  edits: [
    {
      file: 'src/reconnect.ts',
      find: `const ms = type === 'http' ? jittered(delay, random) : delay
    cancel = clock.after(ms,`,
      replace: 'cancel = clock.after(delay,',
    },
  ],
  catches: ['backs-off'],
})
