import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'oversize-line',
  title: {
    en: 'The buffer is joined and searched again at every chunk',
    zh: '每来一块都把缓冲区重新拼一遍、搜一遍',
  },
  edits: [
    {
      file: 'src/framing.ts',
      find: '    else if (piece.length > 0) pieces.push(piece)',
      replace: '    else pieces = [Buffer.concat([...pieces, piece])]',
    },
  ],
  catches: ['linear-time'],
})
