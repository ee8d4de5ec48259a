import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'zero-calls',
  title: {
    en: 'The reason belongs to the state',
    zh: '原因跟状态写在一起',
  },
  edits: [
    {
      file: 'src/telemetry.ts',
      find: 'connecting.record(ms / MS_PER_S, { server, state })',
      replace:
        'connecting.record(ms / MS_PER_S, { server, state, ...(reason && { reason }) })',
    },
  ],
  catches: ['who-did-not-come'],
})
