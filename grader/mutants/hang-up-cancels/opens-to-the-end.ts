import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'hang-up-cancels',
  title: {
    en: 'Opening has its own limit',
    zh: '打开有自己的时限',
  },
  edits: [
    {
      file: 'src/http-client.ts',
      find: 'const limits = { clock, ...(signal && { signal }) }',
      replace: 'const limits = { clock }',
    },
    {
      file: 'src/http-client.ts',
      find: 'const { timeoutMs = timeouts.connectMs, signal } = options',
      replace: 'const { timeoutMs = timeouts.connectMs } = options',
    },
  ],
  catches: ['opening'],
})
