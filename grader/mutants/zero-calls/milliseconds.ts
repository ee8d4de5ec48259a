import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'zero-calls',
  title: {
    en: 'A duration is in milliseconds',
    zh: '时长以毫秒计',
  },
  edits: [
    {
      file: 'src/telemetry.ts',
      find: 'duration.record(ms / MS_PER_S, attributes)',
      replace: 'duration.record(ms, attributes)',
    },
  ],
  catches: ['each-call'],
})
