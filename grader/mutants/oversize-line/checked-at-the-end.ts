import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'oversize-line',
  title: {
    en: 'The length is checked when the line is complete',
    zh: '等整行到齐了才检查长度',
  },
  edits: [
    {
      file: 'src/framing.ts',
      find: `    // One more than the cap, for the CR of a line that is exactly as long.
    if (bytes > maxBytes + 1) pieces = []
    else if (piece.length > 0) pieces.push(piece)`,
      replace: '    if (piece.length > 0) pieces.push(piece)',
    },
  ],
  catches: ['bounded-memory'],
})
