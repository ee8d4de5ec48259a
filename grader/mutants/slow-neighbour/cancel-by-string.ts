import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'slow-neighbour',
  title: {
    en: 'The id of a cancellation is text',
    zh: '取消通知里的 id 写成了字符串',
  },
  edits: [
    {
      file: 'src/rpc.ts',
      find: '    params: { requestId, reason },',
      replace: '    params: { requestId: String(requestId), reason },',
    },
  ],
  catches: ['client-cancels'],
})
