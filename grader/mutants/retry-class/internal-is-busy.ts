import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'retry-class',
  title: {
    en: 'An internal error of the server is taken for one that is busy',
    zh: '把服务端的内部错误当成了忙不过来',
  },
  edits: [
    {
      file: 'src/failures.ts',
      find: `  const { status, headers } = outcome
  if (status < 400) return undefined`,
      replace: `  const { status, headers, response } = outcome
  if (response && 'error' in response && response.error.code === -32603) {
    return { status: 503 }
  }
  if (status < 400) return undefined`,
    },
  ],
  catches: ['answers'],
})
