import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'stream-cut',
  title: {
    en: 'Without an answer nothing was done',
    zh: '没有响应，就是什么都没做',
  },
  edits: [
    {
      file: 'src/exchange.ts',
      find: `      outgoing.on('error', cause => reject(new ConnectionBroken(cause, hadConnection)))`,
      replace: `      outgoing.on('error', cause => reject(new ConnectionBroken(cause, false)))`,
    },
  ],
  catches: ['cut-anywhere'],
})
