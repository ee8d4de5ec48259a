import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'line-ends',
  title: {
    en: 'The end of the stream ends the last line as well',
    zh: '流结束了，最后半行也当一整行',
  },
  edits: [
    {
      file: 'src/framing.ts',
      find: `      : [{ type: 'truncated', sample: sampleOf(line) }]`,
      replace: '      : [readLine(line)]',
    },
  ],
  catches: ['cut-tail'],
})
