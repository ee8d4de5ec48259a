import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'glued-frames',
  title: {
    en: 'A chunk that ends inside a message is kept back as a whole',
    zh: '数据块停在消息中间，就把整块留到下次',
  },
  edits: [
    {
      file: 'src/framing.ts',
      find: `    const events: FramingEvent[] = []
    let start = 0`,
      replace: `    if (chunk.at(-1) !== LF) {
      // The rest is still on its way.
      keep(chunk)
      return []
    }
    const events: FramingEvent[] = []
    let start = 0`,
    },
  ],
  catches: ['many-per-chunk'],
})
