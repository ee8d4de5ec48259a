import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'two-eras',
  title: {
    en: 'A server that does not answer is broken',
    zh: '不回话的服务端就是坏了',
  },
  edits: [
    {
      file: 'src/negotiate.ts',
      find: `  if (cause instanceof RpcError) return !MODERN_ERROR_CODES.includes(cause.code)
  return cause instanceof RequestTimeout`,
      replace:
        '  return cause instanceof RpcError && !MODERN_ERROR_CODES.includes(cause.code)',
    },
  ],
  catches: ['silence-falls-back'],
})
