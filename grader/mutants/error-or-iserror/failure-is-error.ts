import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'error-or-iserror',
  title: {
    en: 'A tool that throws is an internal error',
    zh: '工具抛错就报成内部错误',
  },
  edits: [
    {
      file: 'src/answer.ts',
      find: '      return failed(cause instanceof Error ? cause.message : String(cause))',
      replace: '      throw new RpcError(ERROR_CODES.internalError, String(cause))',
    },
  ],
  catches: ['failed-execution'],
})
