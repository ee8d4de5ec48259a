import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'line-ends',
  title: {
    en: 'A blank line is a line like any other',
    zh: '空行也当普通的一行',
  },
  edits: [
    {
      file: 'src/framing.ts',
      find: '      } else if (line.length > 0) {',
      replace: '      } else {',
    },
  ],
  catches: ['crlf'],
})
