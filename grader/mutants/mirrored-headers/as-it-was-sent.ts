import { mutant } from '../../src/mutant.ts'

export default mutant({
  pitfall: 'mirrored-headers',
  title: {
    en: 'The name in the header is the name',
    zh: '头部里写的就是名字本身',
  },
  edits: [
    {
      file: 'src/posted.ts',
      find: 'const text = MAY_BE_ENCODED.test(header) ? decodeHeaderValue(told) : told',
      replace: 'const text = MAY_BE_ENCODED.test(header) ? told.trim() : told',
    },
    {
      file: 'src/posted.ts',
      find: 'import { decodeHeaderValue, mirrorsOf } from',
      replace: 'import { mirrorsOf } from',
    },
  ],
  catches: ['decoded', 'params'],
})
