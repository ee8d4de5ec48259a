import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'line-ends',
  title: {
    en: 'What is left at the end of the stream is thrown away',
    zh: '流结束时，剩下的半行直接丢掉',
  },
  edits: [
    {
      file: 'src/framing.ts',
      find: `    const { line, bytes } = takeLine()
    return bytes === 0 || (line.length === 0 && bytes === 1)
      ? []
      : [{ type: 'truncated', sample: sampleOf(line) }]`,
      replace: `    takeLine()
    return []`,
    },
  ],
  catches: ['cut-tail'],
})
