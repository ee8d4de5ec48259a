import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'two-eras',
  title: {
    en: 'Whoever refuses server/discover is an old server',
    zh: '拒绝 server/discover 的都是旧服务端',
  },
  edits: [
    {
      file: 'src/negotiate.ts',
      find: `  if (cause instanceof RpcError) return !MODERN_ERROR_CODES.includes(cause.code)
  return cause instanceof RequestTimeout`,
      replace: '  return cause instanceof RpcError || cause instanceof RequestTimeout',
    },
  ],
  catches: ['modern-error-is-final'],
})
