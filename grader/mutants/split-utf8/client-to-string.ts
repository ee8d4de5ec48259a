import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'split-utf8',
  title: {
    en: 'The client turns every data event into a string',
    zh: '客户端把每个 data 事件先转成字符串',
  },
  edits: [
    {
      file: 'src/client.ts',
      find: '(chunk: Uint8Array) => decoder.push(chunk).forEach(receive))',
      replace: `chunk => {
    const text = chunk.toString()
    decoder.push(Buffer.from(text)).forEach(receive)
  })`,
    },
  ],
  catches: ['client-split', 'invalid-utf8'],
})
