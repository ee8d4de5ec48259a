import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'two-eras',
  title: {
    en: 'An old server is one that answers -32601',
    zh: '回 -32601 的才是旧服务端',
  },
  edits: [
    {
      file: 'src/negotiate.ts',
      find: '  if (cause instanceof RpcError) return !MODERN_ERROR_CODES.includes(cause.code)',
      replace: '  if (cause instanceof RpcError) return cause.code === -32601',
    },
  ],
  catches: ['falls-back'],
})
