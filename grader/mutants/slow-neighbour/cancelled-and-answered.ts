import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'slow-neighbour',
  title: {
    en: 'A cancelled request is answered with the reason',
    zh: '被取消的请求也要回一句原因',
  },
  edits: [
    {
      file: 'src/serve.ts',
      find: '    if (call.isWanted) send(reply)',
      replace: '    send(reply)',
    },
  ],
  catches: ['server-cancel'],
})
