import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'oversize-line',
  title: {
    en: 'Over the cap the buffer is emptied, and the rest is a fresh line',
    zh: '超了上限就清空缓冲区，剩下的当新的一行',
  },
  edits: [
    {
      file: 'src/framing.ts',
      find: `    if (bytes > maxBytes + 1) pieces = []
    else if (piece.length > 0) pieces.push(piece)`,
      replace: `    if (bytes > maxBytes + 1) {
      pieces = []
      bytes = 0
    } else if (piece.length > 0) pieces.push(piece)`,
    },
  ],
  catches: ['over-the-cap', 'bounded-memory'],
})
