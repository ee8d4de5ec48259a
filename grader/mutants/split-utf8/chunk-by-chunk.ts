import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'split-utf8',
  title: {
    en: 'Each chunk is decoded by itself',
    zh: '每个数据块单独解码',
  },
  edits: [
    {
      file: 'src/framing.ts',
      find: '  let pieces: Uint8Array[] = []',
      replace: '  let pieces: string[] = []',
    },
    {
      file: 'src/framing.ts',
      find: '    else if (piece.length > 0) pieces.push(piece)',
      replace:
        '    else if (piece.length > 0) pieces.push(Buffer.from(piece).toString())',
    },
    {
      file: 'src/framing.ts',
      find: 'withoutCarriageReturn(joined(pieces))',
      replace: `withoutCarriageReturn(Buffer.from(pieces.join('')))`,
    },
  ],
  catches: ['every-split', 'byte-by-byte', 'client-split', 'invalid-utf8'],
})
