import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'zero-calls',
  title: {
    en: 'A connection takes milliseconds',
    zh: '连接以毫秒计',
  },
  edits: [
    {
      file: 'src/telemetry.ts',
      find: 'connecting.record(ms / MS_PER_S,',
      replace: 'connecting.record(ms,',
    },
  ],
  catches: ['who-did-not-come'],
})
