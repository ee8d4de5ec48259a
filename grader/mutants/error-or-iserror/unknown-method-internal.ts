import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'error-or-iserror',
  title: {
    en: 'A method nobody knows is an internal error',
    zh: '不认识的方法报成内部错误',
  },
  edits: [
    {
      file: 'src/answer.ts',
      find: '  return new RpcError(ERROR_CODES.methodNotFound, ',
      replace: '  return new RpcError(ERROR_CODES.internalError, ',
    },
  ],
  catches: ['unknown-method'],
})
