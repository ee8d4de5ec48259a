import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'dead-server',
  title: {
    en: 'Those who wait are rejected, those who come later are not',
    zh: '正在等的都拒绝了，后来的却没人管',
  },
  edits: [
    {
      file: 'src/rpc.ts',
      find: `      failure ??= reason
      for (const request of [...waiting.values()]) request.reject(failure)`,
      replace:
        '      for (const request of [...waiting.values()]) request.reject(reason)',
    },
  ],
  catches: ['later-calls'],
})
