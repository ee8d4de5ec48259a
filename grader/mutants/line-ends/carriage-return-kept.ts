import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'line-ends',
  title: {
    en: 'The carriage return stays on the line',
    zh: '行尾的回车没有去掉',
  },
  edits: [
    {
      file: 'src/framing.ts',
      find: 'withoutCarriageReturn(joined(pieces))',
      replace: 'joined(pieces)',
    },
  ],
  catches: ['crlf'],
})
