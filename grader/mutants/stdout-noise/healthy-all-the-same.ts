import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'stdout-noise',
  title: {
    en: 'Noise is counted, and health is "ok" all the same',
    zh: '噪声记了数，健康状态却仍是 ok',
  },
  edits: [
    {
      file: 'src/client.ts',
      find: `    return noise.lines + damaged + rpc.unmatched > 0 ? 'degraded' : 'ok'`,
      replace: `    return damaged + rpc.unmatched > 0 ? 'degraded' : 'ok'`,
    },
  ],
  catches: ['client-degraded'],
})
