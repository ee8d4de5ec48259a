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
      find: 'const MS_PER_S = 1000',
      replace: 'const MS_PER_S = 1',
    },
  ],
  catches: ['each-call'],
})
