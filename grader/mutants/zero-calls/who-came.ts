import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'zero-calls',
  title: {
    en: 'Who did not come took no time',
    zh: '没连上的不花时间',
  },
  edits: [
    {
      file: 'src/telemetry.ts',
      find: `      connecting.record(ms / MS_PER_S, { server, state })
`,
      replace: `      if (state !== 'connected') return
      connecting.record(ms / MS_PER_S, { server, state })
`,
    },
  ],
  catches: ['who-did-not-come'],
})
