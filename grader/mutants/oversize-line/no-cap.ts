import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'oversize-line',
  title: {
    en: 'A line is as long as it is',
    zh: '一行多长都收',
  },
  edits: [
    {
      file: 'src/framing.ts',
      find: `    // One more than the cap, for the CR of a line that is exactly as long.
    if (bytes > maxBytes + 1) pieces = []
    else if (piece.length > 0) pieces.push(piece)`,
      replace: '    if (piece.length > 0) pieces.push(piece)',
    },
    {
      file: 'src/framing.ts',
      find: `      const { line, bytes } = takeLine()
      if (bytes > maxBytes + 1 || line.length > maxBytes) {
        events.push({ type: 'oversize', bytes })
      } else if (line.length > 0) {
        events.push(readLine(line))
      }`,
      replace: `      const { line } = takeLine()
      if (line.length > 0) events.push(readLine(line))`,
    },
  ],
  catches: ['over-the-cap', 'bounded-memory'],
})
